import type { Customer } from '@runmart/contract/accounts'
import { ManualCredit } from '@runmart/contract/deposits'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Form } from '#ui/form.tsx'
import { readMoneyForm } from '#ui/read-money-form.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { creditCustomer } from './credit-customer.ts'
import { CustomerPicker } from './customer-picker.tsx'
import { useConfirmCredit } from './use-confirm-credit.ts'

/** Customer, amount and a reason he reads; asks once more before money moves. */
export function CreditForm({ known, onDone }: { known: Customer | null; onDone: () => void }) {
  const t = useOperatorTranslations()
  const [customer, setCustomer] = useState(known)
  const { confirm, dialog } = useConfirmCredit()
  return (
    <>
      <Form
        schema={ManualCredit}
        read={readMoneyForm}
        label={t('operatorTransfers.credit')}
        onSubmit={async (body) => {
          if (!customer || !(await confirm(body.amount, customer))) return null
          const answer = await sendIdempotent('credit', (key) => creditCustomer(body, key))
          if (answer.success) onDone()
          return answer
        }}
      >
        <CustomerPicker chosen={customer} onChoose={setCustomer} />
        <AmountField label={t('operatorTransfers.amount')} name="amount" />
        <TextArea
          label={t('operatorTransfers.reason')}
          name="reason"
          rows={2}
          maxLength={300}
          hint={t('operatorTransfers.reasonHint')}
        />
        <SubmitButton>{t('operatorTransfers.credit')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
