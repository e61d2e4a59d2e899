import type { User } from '@runmart/contract/accounts'
import { lazy, Suspense } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Alert } from '#ui/alert.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Loaded lazily: most customers never need it, and the dashboard's first load stays small. */
const SendActivation = lazy(() => import('./send-activation.tsx'))

/** Asks customers to activate their account and offers to send the activation mail again. */
export function ActivationBanner({ user }: { user: User }) {
  const t = useTranslations()
  return (
    <Alert
      tone="warning"
      title={t('dashboard.inactiveTitle')}
      action={
        <Suspense fallback={<Skeleton className="h-8 w-28 rounded-lg" />}>
          <SendActivation />
        </Suspense>
      }
    >
      {t('dashboard.inactiveText', { email: user.email })}
    </Alert>
  )
}
