import type { orders } from '@runmart/contract/orders'
import type { ReactNode } from 'react'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Results } from '#ui/results.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderCardsSkeleton } from './order-cards-skeleton.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderGrid } from './order-grid.tsx'
import { noFilters, type OrderFilter, readOrderQuery } from './order-query.ts'
import { OrderRowsSkeleton } from './order-rows-skeleton.tsx'
import { OrderTable } from './order-table.tsx'
import { OrdersRefused } from './orders-refused.tsx'

type Props = {
  list: typeof orders.referralOrders | typeof orders.botOrders
  bots?: boolean
  /** What to say while there are none at all. */
  empty: ReactNode
}

/** The orders of one kind: filtered by the address, as cards or as a table. */
export function OrderList({ list, bots = false, empty }: Props) {
  const { limit, view } = useLayoutPreference()
  const { get, set, page, setPage } = useFilters<OrderFilter>()
  const { botStatus, ...rest } = readOrderQuery(get)
  const query = bots && botStatus ? { ...rest, botStatus } : rest
  const { data, refusal, asking, outdated, askAgain } = useApiList(list, {
    query: { ...query, page: String(page), limit: String(limit) },
  })
  return (
    <>
      <OrderFilters query={query} onChange={set} bots={bots} />
      {data && (
        <Results
          found={data}
          outdated={outdated}
          grid={<OrderGrid orders={data.items} />}
          table={<OrderTable orders={data.items} />}
          none={
            <NoOrders
              total={data.total}
              narrowed={Object.keys(query).length > 0}
              onReset={() => set(noFilters)}
              onFirst={() => setPage(1)}
            >
              {empty}
            </NoOrders>
          }
          onPage={setPage}
        />
      )}
      {!data && !refusal && (view === 'GRID' ? <OrderCardsSkeleton cards={6} /> : <OrderRowsSkeleton rows={8} />)}
      {refusal && (
        <OrdersRefused onRetry={askAgain} retrying={asking}>
          {refusal}
        </OrdersRefused>
      )}
    </>
  )
}
