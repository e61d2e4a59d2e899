import { orders } from '@runmart/contract/orders'
import { Bot, Package } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { ListScreen } from '#ui/list-screen.tsx'
import { CardsSkeleton, RowsSkeleton } from '#ui/list-skeleton.tsx'
import { FirstOrderLink } from './first-order-link.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderFilterBar } from './order-filter-bar.tsx'
import { readBotOrderQuery, readOrderQuery } from './order-query.ts'
import { OrderTable } from './order-table.tsx'

/** The orders that people deliver, or those that bots work through: filtered by the address, as cards or as a table. */
export function OrderList({ bots = false }: { bots?: boolean }) {
  const t = useTranslations()
  const { view } = useLayoutPreference()
  const filters = useFilters(bots ? readBotOrderQuery : readOrderQuery)
  const list = useApiPage(bots ? orders.botOrders : orders.referralOrders, filters.page, { query: filters.values })
  return (
    <ListScreen
      frame="open"
      list={list}
      filters={filters}
      filterBar={<OrderFilterBar filters={filters} bots={bots} />}
      skeleton={
        view === 'GRID' ? <CardsSkeleton cards={6} className="h-57" /> : <RowsSkeleton rows={8} dense end="text" />
      }
      errorNote={t('orderPage.safe')}
      empty={{
        icon: bots ? Bot : Package,
        title: t(bots ? 'orders.emptyBot' : 'orders.emptyReferral'),
        text: t(bots ? 'orders.emptyBotText' : 'orders.emptyReferralText'),
        action: <FirstOrderLink />,
      }}
      noMatch={{ title: t('orders.noMatch'), text: t('orders.noMatchText') }}
      grid={(items) => (
        <ul aria-label={t('orders.title')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
    >
      {(items) => <OrderTable orders={items} />}
    </ListScreen>
  )
}
