import type { Customer } from '@runmart/contract/accounts'
import { Assignment, depositsOperator, IgnoreRequest } from '@runmart/contract/deposits-operator'
import type { Transfer } from '@runmart/contract/deposits-transfers'
import { useState } from 'react'
import { CustomerPicker, settleCredit, useConfirmCredit } from '#features/accounts/operator/index.ts'
import { ReverseDialog } from '#features/reversals/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { amountText } from '#ui/amount-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { Suggestions } from './suggestions.tsx'
import { TransferSummary } from './transfer-facts.tsx'

/** The actions on a listed transfer, with their dialogs. */
export function useTransferDialogs() {
  const { item: transfer, isOpen, open, close } = useItemDialog<Transfer, 'assign' | 'ignore' | 'reverse'>()
  const [suggested, setSuggested] = useState<Customer | null>(null)
  const [reversed, setReversed] = useState('')
  const actionsOf = (it: Transfer) => ({
    onAssign: (customer: Customer | null) => {
      setSuggested(customer)
      open('assign', it)
    },
    onIgnore: () => open('ignore', it),
    onReverse: (code: string) => {
      setReversed(code)
      open('reverse', it)
    },
  })
  const dialogs = transfer && (
    <>
      <AssignDialog transfer={transfer} suggested={suggested} open={isOpen('assign')} onClose={close} />
      <IgnoreDialog transfer={transfer} open={isOpen('ignore')} onClose={close} />
      {reversed && <ReverseDialog code={reversed} open={isOpen('reverse')} onClose={close} />}
    </>
  )
  return { actionsOf, dialogs }
}

type Props = { transfer: Transfer; open: boolean; onClose: () => void }

/** Removes a transfer from the queue that is no deposit, with a reason. */
function IgnoreDialog({ transfer, open, onClose }: Props) {
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

type AssignDialogProps = {
  transfer: Transfer
  /** The suggested customer that the operator picked. */
  suggested: Customer | null
  open: boolean
  onClose: () => void
}

/** Credits a transfer to the customer that an operator picks. */
function AssignDialog({ transfer, suggested, open, onClose }: AssignDialogProps) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.assignTitle')}
      description={t('operatorTransfers.assignText')}
    >
      <AssignOrDecided transfer={transfer} suggested={suggested} onClose={onClose} />
    </Dialog>
  )
}

/** The form, or the decision of a colleague who was faster. */
function AssignOrDecided({ transfer, suggested, onClose }: Omit<AssignDialogProps, 'open'>) {
  const t = useOperatorTranslations()
  const [decided, setDecided] = useState<string | null>(null)
  if (!decided) return <AssignForm transfer={transfer} suggested={suggested} onDone={onClose} onDecided={setDecided} />
  return (
    <>
      <Alert tone="warning">{decided}</Alert>
      <Button className="mt-4" onClick={onClose}>
        {t('ui.close')}
      </Button>
    </>
  )
}

type FormProps = Pick<AssignDialogProps, 'transfer' | 'suggested'> & {
  onDone: () => void
  /** Called if a colleague has decided already: this transfer is outdated. */
  onDecided: (sentence: string) => void
}

/** Customer and reason, with a confirmation before money moves. */
function AssignForm({ transfer, suggested, onDone, onDecided }: FormProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [customer, setCustomer] = useState(suggested)
  const { act } = useAct(depositsOperator.assign, { once: transfer.id })
  const { confirm, dialog } = useConfirm()
  const { confirmCredit, dialog: creditDialog } = useConfirmCredit()
  const fee = transfer.feed === 'binance'
  const amount = amountText(language, transfer.amount, transfer.currency)
  return (
    <>
      <Form
        schema={Assignment}
        label={t('operatorTransfers.assignTitle')}
        onSubmit={async (body) => {
          const confirmTransfer = () =>
            confirm({
              title: t('operatorTransfers.creditToTitle', { amount, name: customer?.username ?? '' }),
              description: [
                fee && t('operatorTransfers.lessFee'),
                t('operatorTransfers.seenAtOnce'),
                t('operatorTransfers.canReverse'),
              ]
                .filter(Boolean)
                .join(' '),
              confirm: t('operatorTransfers.creditNow'),
            })
          // After a reversal a new credit counts towards the cap. Only the server knows the dong value of Binance
          // transfers.
          const isCapped = transfer.reason?.code === 'reversed' && transfer.currency === 'VND' && customer
          const sure = await (isCapped ? confirmCredit(Number(transfer.amount), customer) : confirmTransfer())
          if (!sure) return null
          const answer = await act({ params: { id: transfer.id }, body })
          if (!answer.success && answer.code === 'CONFLICT') onDecided(answer.error)
          if (!settleCredit(answer)) return answer
          onDone()
          return null
        }}
      >
        <TransferSummary transfer={transfer} />
        {fee && <Alert tone="warning">{t('operatorTransfers.lessFee')}</Alert>}
        {!customer && <Suggestions transfer={transfer} onTake={setCustomer} />}
        <CustomerPicker chosen={customer} onChoose={setCustomer} />
        {customer?.status === 'blocked' && <Alert tone="warning">{t('operatorTransfers.blockedToo')}</Alert>}
        <TextArea
          label={t('operatorTransfers.assignNote')}
          name="note"
          rows={2}
          limit={300}
          hint={t('operatorTransfers.assignNoteHint')}
        />
        <SubmitButton>{t('operatorTransfers.assign')}</SubmitButton>
      </Form>
      {dialog}
      {creditDialog}
    </>
  )
}
