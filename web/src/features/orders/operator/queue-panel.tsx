import type { DataOf } from '@runmart/contract/endpoint'
import type { ordersOperator } from '@runmart/contract/orders-operator'
import { isFinal } from '@runmart/contract/orders-states'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { List } from '#ui/list.tsx'
import { Pager } from '#ui/pager.tsx'
import { Refused } from '#ui/refused.tsx'
import { FilterBar } from './filter-bar.tsx'
import { NoOrders } from './no-orders.tsx'
import { QueueRow } from './queue-row.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'
import type { DeskFilters } from './use-desk-filters.ts'
import { useTake } from './use-take.tsx'

type Props = {
  filters: DeskFilters
  queue: {
    data: DataOf<typeof ordersOperator.queue> | undefined
    refusal: string | null
    asking: boolean
    outdated: boolean
    askAgain: () => void
  }
}

/** The orders that match, with what narrows them above and the way through the pages below. */
export function QueuePanel({ filters, queue }: Props) {
  const t = useOperatorTranslations()
  const { take, taking, dialog } = useTake()
  const { data, refusal, asking, outdated, askAgain } = queue
  return (
    <Card padded={false}>
      <FilterBar filters={filters} />
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking} className="py-16">
          {refusal}
        </Refused>
      )}
      {!data && !refusal && <QueueSkeleton />}
      {data?.items.length === 0 && <NoOrders total={data.total} filters={filters} />}
      {data && data.items.length > 0 && (
        <div aria-busy={outdated} className={classes('transition-opacity', outdated && 'opacity-60')}>
          <p className="border-b border-line px-5 py-2 text-[13px] text-ink-faint" role="status">
            {t(listWords(filters), { count: data.total })}
          </p>
          <List label={t('operatorOrders.title')}>
            {data.items.map((order) => (
              <QueueRow
                key={order.id}
                order={order}
                showStatus={!filters.isQueue}
                taking={taking === order.id}
                onTake={() => void take(order)}
              />
            ))}
          </List>
          <Pager page={data.page} limit={data.limit} total={data.total} onPage={filters.setPage} />
        </div>
      )}
      {dialog}
    </Card>
  )
}

/** What the list holds and in which order; without a state or words to look for, all that is open. */
function listWords({ isQueue, status, q }: DeskFilters) {
  if (isQueue) return 'operatorOrders.queued'
  if (!status && !q) return 'operatorOrders.open'
  return !status || isFinal(status) ? 'operatorOrders.found' : 'operatorOrders.queued'
}
