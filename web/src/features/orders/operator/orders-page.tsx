import { serviceTypes } from '@runmart/contract/catalog'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { isFinal, orderStatuses } from '@runmart/contract/orders-states'
import { CircleCheck, ShoppingBag } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { type QueueFilters, queueQuery, readQueueFilters, readQueueView } from './queue-filters.ts'
import { QueueRow } from './queue-row.tsx'
import { useTakeOrder } from './use-take-order.tsx'

const typeLabels = {
  REFERRAL: 'operatorOrders.referral',
  AUTO_BOT: 'operatorOrders.bot',
} as const satisfies Record<(typeof serviceTypes)[number], string>

const emptyTexts = {
  pending: ['operatorOrders.nonePending', 'operatorOrders.nonePendingText'],
  'in-progress': ['operatorOrders.noneInProgress', 'operatorOrders.noneInProgressText'],
  all: ['operatorOrders.none', 'operatorOrders.noneText'],
} as const

/** What waits for an operator now, what is in progress, and everything that was ever ordered. */
export default function OrdersPage() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const filters = useFilters(readQueueFilters)
  const view = readQueueView(filters.get)
  const isQueue = view !== 'all'
  const query = queueQuery(view, filters.values)
  const list = useApiPage(ordersOperator.queue, filters.page, { query }, { refetchInterval: 15_000 })
  const { take, taking, dialog } = useTakeOrder()
  const type: FilterSelect<'type'> = {
    name: 'type',
    label: t('operatorOrders.type'),
    options: serviceTypes.map((value) => ({ value, label: t(typeLabels[value]) })),
    ...(isQueue ? { fallback: 'REFERRAL' } : { any: t('operatorOrders.anyType') }),
  }
  const status: FilterSelect<'status'> = {
    name: 'status',
    label: t('operatorOrders.status'),
    any: t('operatorOrders.anyStatus'),
    options: orderStatuses.map((value) => ({ value, label: t(`orderStates.${value}`) })),
  }
  const [emptyTitle, emptyText] = emptyTexts[view]
  const screen = (
    <ListScreen
      list={list}
      filters={filters}
      filterBar={
        <FilterBar filters={filters} search={t('operatorOrders.search')} selects={isQueue ? [type] : [type, status]} />
      }
      count={(count) => t(countText(isQueue, filters.values), { count })}
      skeleton={<RowsSkeleton rows={5} lead />}
      empty={{ icon: isQueue ? CircleCheck : ShoppingBag, title: t(emptyTitle), text: t(emptyText) }}
      noMatch={{
        title: t('operatorOrders.noneFound'),
        // An operator who searches for an order may not know its status.
        ...(isQueue &&
          filters.values.q && {
            text: t('operatorOrders.noneHereText'),
            action: (
              <Button size="sm" onClick={() => filters.set({ view: 'all', type: null })}>
                {t('operatorOrders.searchAll')}
              </Button>
            ),
          }),
      }}
    >
      {(orders) => (
        <List label={t('operatorOrders.title')}>
          {orders.map((order) => (
            <QueueRow
              key={order.id}
              order={order}
              showStatus={!isQueue}
              taking={taking === order.id}
              onTake={() => void take(order)}
            />
          ))}
        </List>
      )}
    </ListScreen>
  )
  const counted = (count: number | undefined) =>
    count === undefined ? '' : ` · ${new Intl.NumberFormat(language).format(count)}`
  const waiting = list.data?.waiting
  return (
    <>
      <title>{`${t('operatorOrders.title')} · Runmart`}</title>
      <PageHeader title={t('operatorOrders.title')} description={t('operatorOrders.intro')} />
      <Tabs
        value={view}
        onValueChange={(next) => filters.set({ view: next === 'pending' ? null : next, status: null })}
        tabs={[
          { value: 'pending', label: t('operatorOrders.pending') + counted(waiting?.pending), content: screen },
          {
            value: 'in-progress',
            label: t('operatorOrders.inProgress') + counted(waiting?.inProgress),
            content: screen,
          },
          { value: 'all', label: t('operatorOrders.all'), content: screen },
        ]}
      />
      {dialog}
    </>
  )
}

/** What the list holds and in which order; without a status or a search, all that is open. */
function countText(isQueue: boolean, { status, q }: QueueFilters) {
  if (isQueue) return 'operatorOrders.queued'
  if (!status && !q) return 'operatorOrders.open'
  return !status || isFinal(status) ? 'operatorOrders.found' : 'operatorOrders.queued'
}
