import type { Customer } from '@runmart/contract/accounts'
import { depositsOperator, ManualDebit } from '@runmart/contract/deposits-operator'
import { wholeDong } from '@runmart/contract/whole-number'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { CreditCapNote } from './credit-cap-note.tsx'
import { settleCredit, useConfirmCredit } from './use-confirm-credit.ts'

type Props = { customer: Customer; open: boolean; onClose: () => void }

/** Takes from a customer's balance by hand; asks once more before money moves. */
export function DebitDialog({ customer, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.debit')}
      description={t('operatorTransfers.debitText')}
    >
      <DebitForm customer={customer} onDone={onClose} />
    </Dialog>
  )
}

function DebitForm({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirmDebit, dialog } = useConfirmCredit()
  const { act } = useAct(depositsOperator.debit, { once: true })
  return (
    <>
      <Form
        schema={z.extend(ManualDebit, { amount: wholeDong(1, customer.balance) })}
        read={readMoneyForm}
        label={t('operatorTransfers.debit')}
        onSubmit={async (body) => {
          if (!(await confirmDebit(body.amount, customer))) return null
          const answer = await act({ body })
          if (!settleCredit(answer)) return answer
          onDone()
          return null
        }}
      >
        <input type="hidden" name="customerId" value={customer.id} />
        <AmountField
          label={t('operatorTransfers.amount')}
          name="amount"
          hint={t('operatorTransfers.debitBalance', {
            name: customer.username,
            amount: moneyText(language, customer.balance),
          })}
        />
        <TextArea
          label={t('operatorTransfers.reason')}
          name="reason"
          rows={2}
          limit={300}
          hint={t('operatorTransfers.reasonHint')}
        />
        <CreditCapNote />
        <SubmitButton variant="danger">{t('operatorTransfers.debitNow')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
