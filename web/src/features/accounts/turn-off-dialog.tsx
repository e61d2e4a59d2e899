import type { User } from '@runmart/contract/accounts'
import { useTranslations } from '#platform/language.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'
import { disableTwoFactor } from './two-factor-calls.ts'

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** Turns two-factor off, after asking for all there is to prove. */
export function TurnOffDialog({ user, open, onOpenChange }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('profile.turnOffTitle')}
      description={`${t('profile.turnOffText')} ${t('profile.sure')}`}
    >
      <ProofForm
        withCode
        danger
        user={user}
        confirm={t('profile.turnOff')}
        onSubmit={async (proof) => {
          const answer = await disableTwoFactor(proof)
          if (answer.success) onOpenChange(false)
          return answer
        }}
      />
    </Dialog>
  )
}
