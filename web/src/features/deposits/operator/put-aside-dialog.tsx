import { PuttingAside, type Transfer } from '@runmart/contract/deposits'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { putAside } from './put-aside.ts'
import { TransferSummary } from './transfer-summary.tsx'

type Props = { transfer: Transfer; open: boolean; onClose: () => void }

/** Takes a transfer that is nobody's deposit out of the queue, with the reason. */
export function PutAsideDialog({ transfer, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.putAsideTitle')}
      description={t('operatorTransfers.putAsideText')}
    >
      <Form
        schema={PuttingAside}
        label={t('operatorTransfers.putAsideTitle')}
        onSubmit={async ({ note }) => {
          const answer = await putAside(transfer.id, note)
          if (!answer.success) return answer
          if (!answer.message) showToast('success', t('operatorTransfers.putAsideDone'))
          onClose()
          return answer
        }}
      >
        <TransferSummary transfer={transfer} />
        <TextArea
          label={t('operatorTransfers.putAsideNote')}
          name="note"
          rows={2}
          maxLength={300}
          hint={t('operatorTransfers.putAsideNoteHint')}
        />
        <SubmitButton>{t('operatorTransfers.putAside')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
