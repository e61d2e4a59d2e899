import { CircleCheck, Link as LinkIcon } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AuthPanel } from '../auth-panel.tsx'
import { DeadActivation } from '../dead-activation.tsx'
import { useActivation } from '../use-activation.ts'
import { useMailedToken } from '../use-mailed-token.ts'
import { wishedPage } from '../wished-page.ts'
import { AuthLayout } from './auth-layout.tsx'

/** The link of the activation mail: does its work at once and says how it went. */
export default function ActivatePage() {
  return (
    <AuthLayout>
      <Activation />
    </AuthLayout>
  )
}

function Activation() {
  const t = useTranslations()
  const { user } = useSession()
  const token = useMailedToken()
  const { state, sentence, retry } = useActivation(token)
  if (state === 'dead') return <DeadActivation />
  if (state === 'failed')
    return (
      <Card>
        <Refused onRetry={retry}>{sentence}</Refused>
      </Card>
    )
  if (state === 'working')
    return (
      <AuthPanel title={t('accounts.activating')} icon={<LinkIcon aria-hidden />}>
        <Skeleton className="h-11 rounded-lg" />
      </AuthPanel>
    )
  return (
    <AuthPanel
      title={t('accounts.activatedTitle')}
      intro={t('accounts.activatedText')}
      tone="good"
      icon={<CircleCheck aria-hidden />}
    >
      <ButtonLink to={user ? paths.dashboard : paths.login(wishedPage())} variant="primary" size="lg">
        {user ? t('accounts.goToDashboard') : t('accounts.goToSignIn')}
      </ButtonLink>
    </AuthPanel>
  )
}
