import { type OperatorPayout, payoutStatuses, payouts } from '@runmart/contract/payouts'
import { HandCoins } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useRights } from '#platform/use-rights.ts'
import { QueuePage, useQueueFilters } from '#ui/queue-page.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { MinimumCard } from './minimum-card.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { PayoutRow } from './payout-row.tsx'
import { RefusePayoutDialog } from './refuse-payout-dialog.tsx'

/** Payouts that wait to be paid, all others, and the least that is paid out. */
export default function PayoutsPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  const { filters, isWaiting, query } = useQueueFilters(payoutStatuses, 'waiting')
  const list = useApiPage(payouts.list, filters.page, { query }, { refetchInterval: 15_000 })
  const { item: payout, isOpen, open, close } = useItemDialog<OperatorPayout, 'pay' | 'refuse'>()
  return (
    <>
      <QueuePage
        words={(word) => t(`operatorPayouts.${word}`)}
        count={(count) => t(isWaiting ? 'operatorPayouts.waitingFound' : 'operatorPayouts.found', { count })}
        queue={{ filters, isWaiting }}
        list={list}
        statuses={payoutStatuses.map((value) => ({ value, label: t(`payoutStates.${value}`) }))}
        icon={HandCoins}
        settings={may('settings') && <MinimumCard />}
      >
        {(it) => (
          <PayoutRow key={it.id} payout={it} onPay={() => open('pay', it)} onRefuse={() => open('refuse', it)} />
        )}
      </QueuePage>
      {payout && list.data && (
        <>
          <PayDialog payout={payout} cap={list.data} open={isOpen('pay')} onClose={close} />
          <RefusePayoutDialog payout={payout} open={isOpen('refuse')} onClose={close} />
        </>
      )}
    </>
  )
}
