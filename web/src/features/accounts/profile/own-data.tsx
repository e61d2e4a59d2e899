import { accountClosure, type OwnerProof } from '@runmart/contract/account-closure'
import type { User } from '@runmart/contract/accounts'
import { type ReactNode, useState } from 'react'
import { download } from '#platform/download.ts'
import { useTranslations } from '#platform/language.tsx'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CloseAccountDialog } from './close-account-dialog.tsx'
import { ProofForm } from './proof-form.tsx'

/** Lets customers download all their data, or delete it by closing the account. */
export function OwnData({ user }: { user: User }) {
  const t = useTranslations()
  const [open, setOpen] = useState<'export' | 'close' | null>(null)
  const dialog = (which: 'export' | 'close') => ({
    user,
    open: open === which,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? which : null),
  })
  const isOperator = user.role === 'operator'
  return (
    <>
      {!user.hasPassword && <Alert className="m-5">{t('accountClosure.needsPassword')}</Alert>}
      <div className="divide-y divide-line">
        <DataAction title={t('accountClosure.exportTitle')} text={t('accountClosure.exportText')}>
          <Button disabled={!user.hasPassword} onClick={() => setOpen('export')}>
            {t('accountClosure.export')}
          </Button>
        </DataAction>
        <DataAction
          title={t('accountClosure.closeTitle')}
          text={isOperator ? t('accountClosure.operators') : t('accountClosure.closeText')}
        >
          <Button variant="danger" disabled={isOperator || !user.hasPassword} onClick={() => setOpen('close')}>
            {t('accountClosure.close')}
          </Button>
        </DataAction>
      </div>
      <ExportDataDialog {...dialog('export')} />
      <CloseAccountDialog {...dialog('close')} />
    </>
  )
}

type Props = { title: string; text: string; children: ReactNode }

/** One action on all data, with its button. */
function DataAction({ title, text, children }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold text-ink">{title}</h3>
        <p className="text-pretty text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  )
}

type ExportDataDialogProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void }

/** Downloads all data of the customer as one file, after the password and a code if needed. */
function ExportDataDialog({ user, open, onOpenChange }: ExportDataDialogProps) {
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
