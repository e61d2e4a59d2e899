import type { User } from '@runmart/contract/accounts'
import { useSay } from '#platform/language.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { renewRecoveryCodes } from './two-factor-calls.ts'

type Props = {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
  onCodes: (codes: readonly string[]) => void
}

/** Makes new recovery codes; the old ones end. */
export function RenewCodesDialog({ user, open, onOpenChange, onCodes }: Props) {
  const say = useSay()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say('profile.renewCodesTitle')}
      description={`${say('profile.renewCodesText')} ${say('profile.noUndo')}`}
    >
      <ProofForm
        withCode
        user={user}
        confirm={say('profile.renewCodes')}
        onSubmit={async (proof) => {
          const answer = await renewRecoveryCodes(proof)
          if (answer.success) onCodes(answer.data.recoveryCodes)
          return answer
        }}
      />
    </Dialog>
  )
}
