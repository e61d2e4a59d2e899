import { accounts, type User } from '@runmart/contract/accounts'
import { useSay } from '#platform/language.tsx'
import { useCall } from '#platform/use-call.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** Asks somebody who has not opened the activation link to do so, and sends it again. */
export function ActivationBanner({ user }: { user: User }) {
  const say = useSay()
  const { send, sending } = useCall(accounts.requestActivation)
  return (
    <Alert
      tone="warning"
      title={say('dashboard.inactiveTitle')}
      action={
        <Button size="sm" loading={sending} onClick={() => void send()}>
          {say('dashboard.sendAgain')}
        </Button>
      }
    >
      {say('dashboard.inactiveText', { email: user.email })}
    </Alert>
  )
}
