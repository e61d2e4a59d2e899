import { type OperatorPayout, payoutStatuses, payouts } from '@runmart/contract/payouts'
import { HandCoins } from 'lucide-react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useRights } from '#platform/use-rights.ts'
import { QueuePage, useQueueFilters } from '#ui/queue-page.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { MinimumCard } from './minimum-card.tsx'
import { OneCustomer } from './one-customer.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { PayoutRow, payoutStateKey } from './payout-row.tsx'
import { RefusePayoutDialog } from './refuse-payout-dialog.tsx'

/** Payouts that wait to be paid, all others, and the least that is paid out; of everybody, or of the customer in the address. */
export default function PayoutsPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  const { filters, isWaiting, query } = useQueueFilters(payoutStatuses, 'waiting')
  const one = useFilters(readCustomer)
  const { customerId } = one.values
  const asked = { query: { ...query, ...one.values } }
  const list = useApiPage(payouts.list, filters.page, asked, { refetchInterval: 15_000 })
  const own = list.data?.items.find((it) => it.customer.id === customerId)
  const listed = list.data && (own?.customer.username ?? null)
  const { item: payout, isOpen, open, close } = useItemDialog<OperatorPayout, 'pay' | 'refuse'>()
  return (
    <>
      <QueuePage
        words={(word) => t(`operatorPayouts.${word}`)}
        count={(count) => t(isWaiting ? 'operatorPayouts.waitingFound' : 'operatorPayouts.found', { count })}
        queue={{ filters, isWaiting }}
        list={list}
        statuses={payoutStatuses.map((value) => ({ value, label: t(payoutStateKey(value)) }))}
        icon={HandCoins}
        narrowed={customerId && <OneCustomer id={customerId} listed={listed} onAll={one.reset} />}
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

function readCustomer(get: (name: 'customerId') => string): { customerId?: string } {
  const customerId = get('customerId')
  return customerId ? { customerId } : {}
}
