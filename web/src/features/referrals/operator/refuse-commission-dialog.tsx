import { type Commission, CommissionRefusal, referrals } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { moneyText } from '#ui/money-text.ts'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { SuspicionList } from './suspicion-list.tsx'

type Props = { commission: Commission; pair: Commission['pair']; open: boolean; onClose: () => void }

/** Refuses a commission for good, or all of the same two people that wait, with the reason. */
export function RefuseCommissionDialog({ commission, pair, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { orderId, referrer, amount, reasons } = commission
  const { act } = useAct(referrals.refuse, { once: orderId })
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
        const answer = await act({ params: { id: orderId }, body: { reason, ...(pair && { ofPair: pair }) } })
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
