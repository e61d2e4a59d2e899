import type { OwnerProof } from '@runmart/contract/account-closure'
import type { User } from '@runmart/contract/accounts'
import { useTranslations } from '#platform/language.tsx'
import { showToast } from '#platform/toasts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { exportData } from './export-data.ts'
import { ProofForm } from './proof-form.tsx'

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** Saves everything about the person as one file, after asking for the password, and for a code where there is one. */
export function ExportDialog({ user, open, onOpenChange }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('accountClosure.exportTitle')}
      description={t('accountClosure.exportAsk')}
    >
      <ProofForm
        user={user}
        confirm={t('accountClosure.export')}
        withCode={user.twoFactor}
        onSubmit={async (proof: OwnerProof) => {
          const answer = await exportData(proof)
          if (!answer.success) return answer
          showToast('success', t('accountClosure.exported', { name: answer.data.name }))
          onOpenChange(false)
          return null
        }}
      >
        <p className="text-[13px] text-pretty text-ink-faint">{t('accountClosure.exportHint')}</p>
      </ProofForm>
    </Dialog>
  )
}
