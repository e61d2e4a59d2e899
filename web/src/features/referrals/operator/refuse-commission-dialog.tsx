import { type Commission, CommissionRefusal, referrals } from '@runmart/contract/referrals'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { showToast } from '#platform/toasts.ts'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { SuspicionList } from './suspicion-list.tsx'

type Props = { commission: Commission; pair: Commission['pair']; open: boolean; onClose: () => void }

/** Refuses a commission for good, or all of the same two people that wait, with the reason. */
export function RefuseCommissionDialog({ commission, pair, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { orderId, referrer, amount, reasons } = commission
  const title = t('operatorReferrals.refuseTitle', {
    amount: moneyText(language, pair?.amount ?? amount),
    name: referrer.username,
  })
  return (
    <ReasonDialog
      title={title}
      description={t(pair ? 'operatorReferrals.refusePairText' : 'operatorReferrals.refuseText')}
      schema={CommissionRefusal}
      words={{
        reason: t('operatorReferrals.reason'),
        reasonHint: t('operatorReferrals.reasonHint'),
        confirm: t('operatorReferrals.refuse'),
      }}
      onConfirm={async (reason) => {
        const answer = await sendIdempotent(`refuse-commission:${orderId}`, (key) =>
          refuseCommission(orderId, { reason, ...(pair && { ofPair: pair }) }, key),
        )
        if (answer.success && !answer.message) showToast('success', t('operatorReferrals.refuseDone'))
        return answer
      }}
      open={open}
      onClose={onClose}
    >
      <SuspicionList reasons={reasons} />
    </ReasonDialog>
  )
}

type Refusal = { reason: string; ofPair?: NonNullable<Commission['pair']> }

/** Refused or not, another operator may have decided meanwhile: the list is fetched again. */
async function refuseCommission(id: string, body: Refusal, idempotencyKey: string) {
  const refusing = call(referrals.refuse, { params: { id }, body }, { idempotencyKey })
  const answer = await handleAnswer(refusing, { refusals: 'inline' })
  invalidate(referrals.commissions)
  return answer
}
