import type { User } from '@runmart/contract/accounts'
import { useSay } from '#platform/language.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { disableTwoFactor } from './two-factor-calls.ts'

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** Turns two-factor off, after asking for all there is to prove. */
export function TurnOffDialog({ user, open, onOpenChange }: Props) {
  const say = useSay()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say('profile.turnOffTitle')}
      description={`${say('profile.turnOffText')} ${say('profile.sure')}`}
    >
      <ProofForm
        withCode
        danger
        user={user}
        confirm={say('profile.turnOff')}
        onSubmit={async (proof) => {
          const answer = await disableTwoFactor(proof)
          if (answer.success) onOpenChange(false)
          return answer
        }}
      />
    </Dialog>
  )
}
