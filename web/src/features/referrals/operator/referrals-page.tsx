import { type Commission, commissionStatuses, referrals } from '@runmart/contract/referrals'
import { HandCoins } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { QueuePage, useQueueFilters } from '#ui/queue-page.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { AllowCommissionDialog } from './allow-commission-dialog.tsx'
import { CommissionRow } from './commission-row.tsx'
import { ReferralSettingsCard } from './referral-settings-card.tsx'
import { RefuseCommissionDialog } from './refuse-commission-dialog.tsx'
import { ShareReviews } from './share-reviews.tsx'

/** Commissions that wait for an operator, all others, and what referring earns. */
export default function ReferralsPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  const { filters, isWaiting, query } = useQueueFilters(commissionStatuses, 'suspicious')
  const asked = { ...query, ...(isWaiting && { waiting: 'pairs' as const }) }
  const list = useApiPage(referrals.commissions, filters.page, { query: asked }, { refetchInterval: 15_000 })
  const { item: commission, isOpen, open, close } = useItemDialog<Commission, 'allow' | 'refuse'>()
  // What waits of two people is one row. The list of all has each commission by itself.
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
