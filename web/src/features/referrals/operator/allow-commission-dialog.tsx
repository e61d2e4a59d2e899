import { type Commission, referrals } from '@runmart/contract/referrals'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { showToast } from '#platform/toasts.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { dateText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { SuspicionList } from './suspicion-list.tsx'

type Props = { commission: Commission; pair: Commission['pair']; open: boolean; onClose: () => void }

/** Lets a suspicious commission be paid after all, or all of the same two people, once confirmed. */
export function AllowCommissionDialog({ commission, pair, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [sending, setSending] = useState(false)
  const { orderId, referrer, amount, heldUntil, reasons } = commission
  const due = new Date(heldUntil)
  const allow = async () => {
    setSending(true)
    const answer = await sendIdempotent(`allow-commission:${orderId}`, (key) => allowCommission(orderId, pair, key))
    setSending(false)
    if (answer.success && !answer.message) showToast('success', t('operatorReferrals.allowDone'))
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorReferrals.allowTitle', {
        amount: moneyText(language, pair?.amount ?? amount),
        name: referrer.username,
      })}
      description={
        pair
          ? t('operatorReferrals.allowPairText')
          : due > new Date()
            ? t('operatorReferrals.allowText', { day: dateText(language, due) })
            : t('operatorReferrals.allowDueText')
      }
      confirm={t('operatorReferrals.allow')}
      loading={sending}
      onConfirm={() => void allow()}
    >
      <SuspicionList reasons={reasons} />
    </ConfirmDialog>
  )
}

/** Refused or not, another operator may have decided meanwhile: the list is fetched again. */
async function allowCommission(id: string, ofPair: Commission['pair'], idempotencyKey: string) {
  const body = ofPair ? { ofPair } : {}
  const answer = await handleAnswer(call(referrals.allow, { params: { id }, body }, { idempotencyKey }))
  invalidate(referrals.commissions)
  return answer
}
