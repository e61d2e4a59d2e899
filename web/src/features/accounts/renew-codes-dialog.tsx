import type { User } from '@runmart/contract/accounts'
import { useTranslations } from '#platform/language.tsx'
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
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('profile.renewCodesTitle')}
      description={`${t('profile.renewCodesText')} ${t('profile.noUndo')}`}
    >
      <ProofForm
        withCode
        user={user}
        confirm={t('profile.renewCodes')}
        onSubmit={async (proof) => {
          const answer = await renewRecoveryCodes(proof)
          if (answer.success) onCodes(answer.data.recoveryCodes)
          return answer
        }}
      />
    </Dialog>
  )
}
