import { type Commission, referrals } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { dateText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { SuspicionList } from './suspicion-list.tsx'

type Props = { commission: Commission; pair: Commission['pair']; open: boolean; onClose: () => void }

/** Lets a suspicious commission be paid after all, or all of the same two people, once confirmed. */
export function AllowCommissionDialog({ commission, pair, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { orderId, referrer, amount, heldUntil, reasons } = commission
  const { act, acting } = useAct(referrals.allow, { once: orderId, refusals: 'toast' })
  const due = new Date(heldUntil)
  const allow = async () => {
    const answer = await act({ params: { id: orderId }, body: pair ? { ofPair: pair } : {} })
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
      loading={acting}
      onConfirm={() => void allow()}
    >
      <SuspicionList reasons={reasons} />
    </ConfirmDialog>
  )
}
