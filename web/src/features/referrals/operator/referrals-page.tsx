import { type Commission, CommissionRefusal, commissionStatuses, referrals } from '@runmart/contract/referrals'
import { HandCoins } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { dateText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { QueuePage, useQueueFilters } from '#ui/queue-page.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { CommissionRow } from './commission-row.tsx'
import { ReferralSettingsCard } from './referral-settings-card.tsx'
import { ShareReviews } from './share-reviews.tsx'
import { SuspicionList } from './suspicion-list.tsx'

/** Waiting commissions, all commissions and the referral settings. */
export default function ReferralsPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  const { filters, isWaiting, query } = useQueueFilters(commissionStatuses, 'suspicious')
  const asked = { ...query, ...(isWaiting && { waiting: 'pairs' as const }) }
  const list = useApiPage(referrals.commissions, filters.page, { query: asked }, { refetchInterval: 15_000 })
  const { item: commission, isOpen, open, close } = useItemDialog<Commission, 'allow' | 'refuse'>()
  // The waiting list shows one row per pair of people; the full list shows each commission.
  const pairOf = ({ pair }: Commission) => (isWaiting && pair && pair.count > 1 ? pair : undefined)
  return (
    <>
      <QueuePage
        words={(word) => t(`operatorReferrals.${word}`)}
        count={(count) => t(isWaiting ? 'operatorReferrals.waitingFound' : 'operatorReferrals.found', { count })}
        queue={{ filters, isWaiting }}
        list={list}
        statuses={commissionStatuses.map((value) => ({ value, label: t(`commissionStates.${value}`) }))}
        icon={HandCoins}
        settings={
          <>
            <ShareReviews />
            {may('settings') && <ReferralSettingsCard />}
          </>
        }
      >
        {(it) => (
          <CommissionRow
            key={it.orderId}
            commission={it}
            pair={pairOf(it)}
            onAllow={() => open('allow', it)}
            onRefuse={() => open('refuse', it)}
          />
        )}
      </QueuePage>
      {commission && (
        <>
          <AllowCommissionDialog
            commission={commission}
            pair={pairOf(commission)}
            open={isOpen('allow')}
            onClose={close}
          />
          <RefuseCommissionDialog
            commission={commission}
            pair={pairOf(commission)}
            open={isOpen('refuse')}
            onClose={close}
          />
        </>
      )}
    </>
  )
}

type Props = { commission: Commission; pair: Commission['pair']; open: boolean; onClose: () => void }

/** Refuses a commission for good, or all waiting ones of the same two people, with a reason. */
function RefuseCommissionDialog({ commission, pair, open, onClose }: Props) {
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

type AllowCommissionDialogProps = {
  commission: Commission
  pair: Commission['pair']
  open: boolean
  onClose: () => void
}

/** Allows a suspicious commission, or all of the same two people, after confirmation. */
function AllowCommissionDialog({ commission, pair, open, onClose }: AllowCommissionDialogProps) {
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
