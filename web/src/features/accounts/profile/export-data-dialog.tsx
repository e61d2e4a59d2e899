import { accountClosure, type OwnerProof } from '@runmart/contract/account-closure'
import type { User } from '@runmart/contract/accounts'
import { download } from '#platform/download.ts'
import { useTranslations } from '#platform/language.tsx'
import { showToast } from '#platform/toasts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ProofForm } from './proof-form.tsx'

type Props = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** Saves everything about the customer as one file, given the password, and a code where there is one. */
export function ExportDataDialog({ user, open, onOpenChange }: Props) {
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
          const answer = await download(accountClosure.exportData, { body: proof }, { refusals: 'inline' })
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
