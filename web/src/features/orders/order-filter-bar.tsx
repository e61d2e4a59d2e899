import { botStatuses } from '@runmart/contract/bots-states'
import { listedStatuses, orderStatuses } from '@runmart/contract/orders-states'
import { useTranslations } from '#platform/language.tsx'
import type { Filters } from '#platform/use-filters.ts'
import { FilterBar, type FilterSelect } from '#ui/filter-bar.tsx'
import type { OrderFilter, OrderQuery } from './order-query.ts'

type Props = {
  filters: Filters<OrderFilter, OrderQuery>
  /** True for bot orders, whose bot states become a filter. */
  bots?: boolean
}

/** Filters a list of orders by words, state and dates. */
export function OrderFilterBar({ filters, bots = false }: Props) {
  const t = useTranslations()
  const status: FilterSelect<'status'> = {
    name: 'status',
    label: t('orders.status'),
    any: t('orders.anyStatus'),
    // Bot orders have no scheduled state.
    options: (bots ? orderStatuses : listedStatuses).map((value) => ({ value, label: t(`orderStates.${value}`) })),
  }
  const botStatus: FilterSelect<'botStatus'> = {
    name: 'botStatus',
    label: t('orders.botStatus'),
    any: t('orders.anyBotStatus'),
    options: botStatuses.map((value) => ({ value, label: t(`botStates.${value}`) })),
  }
  return (
    <FilterBar
      filters={filters}
      label={t('orders.filters')}
      search={t('orders.search')}
      selects={bots ? [status, botStatus] : [status]}
      days
    />
  )
}
