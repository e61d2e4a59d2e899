import { accounts, type User } from '@runmart/contract/accounts'
import { useTranslations } from '#platform/language.tsx'
import { useApiMutation } from '#platform/use-api-mutation.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** Asks customers who have not opened the activation link to do so, and sends it again. */
export function ActivationBanner({ user }: { user: User }) {
  const t = useTranslations()
  const { send, sending } = useApiMutation(accounts.requestActivation)
  return (
    <Alert
      tone="warning"
      title={t('dashboard.inactiveTitle')}
      action={
        <Button size="sm" loading={sending} onClick={() => void send()}>
          {t('dashboard.sendAgain')}
        </Button>
      }
    >
      {t('dashboard.inactiveText', { email: user.email })}
    </Alert>
  )
}
