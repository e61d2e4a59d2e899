import type { Customer } from '@runmart/contract/accounts'
import { creditKinds, depositsOperator, ManualCreditForm } from '@runmart/contract/deposits-operator'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { CreditCapNote } from './credit-cap-note.tsx'
import { CustomerPicker } from './customer-picker.tsx'
import { settleCredit, useConfirmCredit } from './use-confirm-credit.ts'

type Props = { customer?: Customer | null; open: boolean; onClose: () => void }

/** Credits a customer by hand; `customer` fills in the recipient. */
export function CreditDialog({ customer = null, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.credit')}
      description={t('operatorTransfers.creditText')}
    >
      <CreditForm known={customer} onDone={onClose} />
    </Dialog>
  )
}

/** Takes customer, amount, kind and a reason for the customer. Asks for confirmation before it moves money. */
function CreditForm({ known, onDone }: { known: Customer | null; onDone: () => void }) {
  const t = useOperatorTranslations()
  const [customer, setCustomer] = useState(known)
  const [kind, setKind] = useState<CreditKind | null>(null)
  const { confirmCredit, dialog } = useConfirmCredit()
  const { act } = useAct(depositsOperator.credit, { once: true })
  return (
    <>
      <Form
        schema={ManualCreditForm}
        read={readMoneyForm}
        label={t('operatorTransfers.credit')}
        onSubmit={async (body) => {
          if (!customer || !(await confirmCredit(body.amount, customer))) return null
          const answer = await act({ body })
          if (!settleCredit(answer)) return answer
          onDone()
          return null
        }}
      >
        <CustomerPicker chosen={customer} onChoose={setCustomer} />
        <AmountField label={t('operatorTransfers.amount')} name="amount" />
        <RadioCards
          label={t('operatorTransfers.creditKind')}
          name="kind"
          options={creditKinds.map((value) => ({ value, ...kindWords(t, value) }))}
          value={kind}
          onChange={setKind}
        />
        <TextArea
          label={t('operatorTransfers.reason')}
          name="reason"
          rows={2}
          limit={300}
          hint={t('operatorTransfers.reasonHint')}
        />
        <CreditCapNote />
        <SubmitButton>{t('operatorTransfers.credit')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}

type CreditKind = (typeof creditKinds)[number]

function kindWords(t: TranslateOperator, kind: CreditKind): { label: string; text: string } {
  return kind === 'gift'
    ? { label: t('operatorTransfers.creditGift'), text: t('operatorTransfers.creditGiftText') }
    : { label: t('operatorTransfers.creditDeposit'), text: t('operatorTransfers.creditDepositText') }
}
