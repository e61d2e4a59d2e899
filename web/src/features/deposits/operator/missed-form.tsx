import type { Customer } from '@runmart/contract/accounts'
import { MissedTransfer } from '@runmart/contract/deposits'
import { useState } from 'react'
import { CustomerPicker, useConfirmCredit } from '#features/accounts/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Form } from '#ui/form.tsx'
import { readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { enterMissed } from './enter-missed.ts'

/** Customer, amount and the bank's reference of a transfer that was missed; asks once more before money moves. */
export function MissedForm({ onDone }: { onDone: () => void }) {
  const t = useOperatorTranslations()
  const [customer, setCustomer] = useState<Customer | null>(null)
  const { confirm, dialog } = useConfirmCredit()
  return (
    <>
      <Form
        schema={MissedTransfer}
        read={readMoneyForm}
        label={t('operatorTransfers.enterMissed')}
        onSubmit={async (body) => {
          if (!customer || !(await confirm(body.amount, customer))) return null
          const answer = await sendIdempotent('enter-missed', (key) => enterMissed(body, key))
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
        <SubmitButton>{t('operatorTransfers.enterMissed')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
