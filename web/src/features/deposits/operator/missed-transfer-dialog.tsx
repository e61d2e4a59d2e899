import { accounts, type Customer } from '@runmart/contract/accounts'
import { deposits, MissedTransfer } from '@runmart/contract/deposits'
import { ledger } from '@runmart/contract/ledger'
import { useState } from 'react'
import { CustomerPicker, useConfirmCredit } from '#features/accounts/operator/index.ts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = { open: boolean; onClose: () => void }

/** Enters and credits a bank transfer that no feed reported. */
export function MissedTransferDialog({ open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.addMissed')}
      description={t('operatorTransfers.enterMissedText')}
    >
      <MissedTransferForm onDone={onClose} />
    </Dialog>
  )
}

/** Customer, amount and the bank's reference; confirmed before money moves. */
function MissedTransferForm({ onDone }: { onDone: () => void }) {
  const t = useOperatorTranslations()
  const [customer, setCustomer] = useState<Customer | null>(null)
  const { confirmCredit, dialog } = useConfirmCredit()
  return (
    <>
      <Form
        schema={MissedTransfer}
        read={readMoneyForm}
        label={t('operatorTransfers.addMissed')}
        onSubmit={async (body) => {
          if (!customer || !(await confirmCredit(body.amount, customer))) return null
          const answer = await sendIdempotent('enter-missed', (key) => addMissedTransfer(body, key))
          if (answer.success) onDone()
          return answer
        }}
      >
        <CustomerPicker chosen={customer} onChoose={setCustomer} />
        <AmountField label={t('operatorTransfers.amount')} name="amount" />
        <TextField
          label={t('operatorTransfers.reference')}
          name="reference"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          hint={t('operatorTransfers.referenceHint')}
          inputClassName="font-mono"
        />
        <TextArea
          label={t('operatorTransfers.noteField')}
          name="note"
          rows={2}
          maxLength={300}
          hint={t('operatorTransfers.noteHint')}
        />
        <SubmitButton>{t('operatorTransfers.addMissed')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}

type Missed = { customerId: string; amount: number; reference: string; note: string }

async function addMissedTransfer(body: Missed, idempotencyKey: string) {
  const answer = await handleAnswer(call(deposits.addMissed, { body }, { idempotencyKey }), { refusals: 'inline' })
  if (answer.success) invalidate(deposits.transfers, accounts.customers, ledger.books)
  return answer
}
