import { ClaimRefund } from '@runmart/contract/warranty-forms'
import { type OperatorClaim, warrantyOperator } from '@runmart/contract/warranty-operator'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { addProblems } from '#ui/form-problems.ts'
import { moneyText } from '#ui/money-text.ts'
import { readAmount, readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { decideClaim } from './decide-claim.ts'

type Props = { claim: OperatorClaim; open: boolean; onClose: () => void }

/** Refunds up to the claimed part of the price; all of it unless another amount is typed. */
export function RefundClaimDialog({ claim, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorWarranty.refundTitle', { name: claim.customer.username })}
      description={t('operatorWarranty.refundText', { most: moneyText(language, claim.mostRefund) })}
    >
      <RefundForm key={claim.id} claim={claim} onClose={onClose} />
    </Dialog>
  )
}

function RefundForm({ claim: { id, mostRefund, customer }, onClose }: Omit<Props, 'open'>) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [typed, setTyped] = useState(String(mostRefund))
  const amount = readAmount(language, typed)
  const isSum = amount !== undefined && amount > 0 && amount <= mostRefund
  return (
    <Form
      label={t('operatorWarranty.refundTitle', { name: customer.username })}
      schema={addProblems(ClaimRefund, { amount: amount !== undefined && amount > mostRefund ? 'outOfRange' : null })}
      read={readMoneyForm}
      onSubmit={async (body) => {
        const answer = await decideClaim(id, t, (idempotencyKey) =>
          call(
            warrantyOperator.refund,
            { params: { id }, body: { ...body, acceptRefund: mostRefund } },
            { idempotencyKey },
          ),
        )
        if (answer.success) onClose()
        if (answer.success || answer.code !== 'REFUND_CHANGED') return answer
        const most = moneyText(language, answer.data?.refund ?? 0)
        return { ...answer, error: t('operatorWarranty.refundChanged', { most }) }
      }}
    >
      <AmountField
        label={t('operatorWarranty.refundAmount')}
        name="amount"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextArea
        label={t('operatorWarranty.reason')}
        name="reason"
        rows={3}
        limit={300}
        hint={t('operatorWarranty.reasonHint')}
      />
      <SubmitButton>
        {isSum
          ? t('operatorWarranty.refundNow', { amount: moneyText(language, amount) })
          : t('operatorWarranty.refundSome')}
      </SubmitButton>
    </Form>
  )
}
