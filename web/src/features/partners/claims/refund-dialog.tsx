import { ClaimRefund } from '@runmart/contract/warranty-forms'
import { type PartnerClaim, warrantyPartner } from '@runmart/contract/warranty-partner'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { addProblems } from '#ui/form-problems.ts'
import { moneyText } from '#ui/money-text.ts'
import { readAmount, readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { sendAnswer } from './send-answer.ts'

type Props = { claim: PartnerClaim; open: boolean; onClose: () => void }

/** Refunds up to the claimed part of the price, from the partner's share, too. */
export function RefundDialog({ claim, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('partnerClaims.refundTitle', { name: claim.customer })}
      description={t('partnerClaims.refundText', { most: moneyText(language, claim.mostRefund) })}
    >
      <RefundForm key={claim.id} claim={claim} onClose={onClose} />
    </Dialog>
  )
}

function RefundForm({ claim: { id, mostRefund, customer }, onClose }: Omit<Props, 'open'>) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const [typed, setTyped] = useState(String(mostRefund))
  const amount = readAmount(language, typed)
  const isSum = amount !== undefined && amount > 0 && amount <= mostRefund
  return (
    <Form
      label={t('partnerClaims.refundTitle', { name: customer })}
      schema={addProblems(ClaimRefund, { amount: amount !== undefined && amount > mostRefund ? 'outOfRange' : null })}
      read={readMoneyForm}
      onSubmit={async (body) => {
        const answer = await sendAnswer(id, t, (idempotencyKey) =>
          call(
            warrantyPartner.refund,
            { params: { id }, body: { ...body, acceptRefund: mostRefund } },
            { idempotencyKey },
          ),
        )
        if (answer.success) onClose()
        if (answer.success || answer.code !== 'REFUND_CHANGED') return answer
        const most = moneyText(language, answer.data?.refund ?? 0)
        return { ...answer, error: t('partnerClaims.refundChanged', { most }) }
      }}
    >
      <AmountField
        label={t('partnerClaims.amount')}
        name="amount"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextArea
        label={t('partnerClaims.reason')}
        name="reason"
        rows={3}
        limit={300}
        hint={t('partnerClaims.reasonHint')}
      />
      <SubmitButton>
        {isSum ? t('partnerClaims.refundNow', { amount: moneyText(language, amount) }) : t('partnerClaims.refundSome')}
      </SubmitButton>
    </Form>
  )
}
