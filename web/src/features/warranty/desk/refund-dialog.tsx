import { ClaimRefund } from '@runmart/contract/warranty-forms'
import { wholeDong } from '@runmart/contract/whole-number'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readAmount, readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { DeskClaim, DeskProps } from './claim-desk.ts'
import { decisionOn, useNameConflict } from './decision.ts'

type Props<Claim extends DeskClaim> = DeskProps<Claim> & { open: boolean; onClose: () => void }

/** Refunds up to the claimed part of the price; all of it unless another amount is typed. */
export function RefundDialog<Claim extends DeskClaim>({ open, ...props }: Props<Claim>) {
  const { language } = useLanguage()
  const t = useSharedTranslations()
  const { desk, claim, onClose } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('claimDesk.refundTitle', { name: desk.nameOf(claim) })}
      description={t(`${desk.area}.refundText`, { most: moneyText(language, claim.mostRefund) })}
    >
      <RefundForm key={claim.id} {...props} />
    </Dialog>
  )
}

function RefundForm<Claim extends DeskClaim>({ desk, claim, onClose }: Omit<Props<Claim>, 'open'>) {
  const { language } = useLanguage()
  const t = useSharedTranslations()
  const nameConflict = useNameConflict(desk)
  const { act } = useAct(desk.refund, decisionOn(claim))
  const { id, mostRefund } = claim
  const [typed, setTyped] = useState(String(mostRefund))
  const amount = readAmount(language, typed)
  const isSum = amount !== undefined && amount > 0 && amount <= mostRefund
  return (
    <Form
      label={t('claimDesk.refundTitle', { name: desk.nameOf(claim) })}
      schema={z.extend(ClaimRefund, { amount: wholeDong(1, mostRefund) })}
      read={readMoneyForm}
      onSubmit={async (body) => {
        const answer = await act({ params: { id }, body: { ...body, acceptRefund: mostRefund } })
        if (answer.success) onClose()
        if (answer.success || answer.code !== 'REFUND_CHANGED') return nameConflict(answer)
        const most = moneyText(language, answer.data?.refund ?? 0)
        return { ...answer, error: t('claimDesk.refundChanged', { most }) }
      }}
    >
      <AmountField
        label={t('claimDesk.amount')}
        name="amount"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextArea label={t('claimDesk.reason')} name="reason" rows={3} limit={300} hint={t('claimDesk.reasonHint')} />
      <SubmitButton>
        {isSum ? t('claimDesk.refundNow', { amount: moneyText(language, amount) }) : t('claimDesk.refund')}
      </SubmitButton>
    </Form>
  )
}
