import { depositsOperator, IgnoreRequest } from '@runmart/contract/deposits-operator'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TransferSummary } from './transfer-facts.tsx'

type Props = { transfer: Transfer; open: boolean; onClose: () => void }

/** Takes a transfer that is nobody's deposit out of the queue, with the reason. */
export function IgnoreDialog({ transfer, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { act } = useAct(depositsOperator.ignore)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.ignoreTitle')}
      description={t('operatorTransfers.ignoreText')}
    >
      <Form
        schema={IgnoreRequest}
        label={t('operatorTransfers.ignoreTitle')}
        onSubmit={async ({ note }) => {
          const answer = await act({ params: { id: transfer.id }, body: { note } })
          if (!answer.success) return answer
          if (!answer.message) showToast('success', t('operatorTransfers.ignoreDone'))
          onClose()
          return answer
        }}
      >
        <TransferSummary transfer={transfer} />
        <TextArea
          label={t('operatorTransfers.ignoreNote')}
          name="note"
          rows={2}
          limit={300}
          hint={t('operatorTransfers.ignoreNoteHint')}
        />
        <SubmitButton>{t('operatorTransfers.ignore')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
