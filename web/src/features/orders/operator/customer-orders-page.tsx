import { ordersOperator } from '@runmart/contract/orders-operator'
import { listedStatuses, orderStatuses } from '@runmart/contract/orders-states'
import { Bot, ShoppingBag } from 'lucide-react'
import { useParams } from 'react-router'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { CustomerOrdersTable } from './customer-orders-table.tsx'

/** All orders of a customer, newest first. */
export default function CustomerOrdersPage() {
  const t = useOperatorTranslations()
  const words = { title: t('operatorCustomerPage.noOrders'), text: t('operatorCustomerPage.noOrdersText') }
  return <CustomerOrders query={{}} empty={{ icon: ShoppingBag, ...words }} />
}

/** Only what bots do for them, with how far each run is. */
export function CustomerRunsPage() {
  const t = useOperatorTranslations()
  const words = { title: t('operatorCustomerPage.noRuns'), text: t('operatorCustomerPage.noRunsText') }
  return <CustomerOrders query={{ serviceType: 'AUTO_BOT' }} empty={{ icon: Bot, ...words }} />
}

type Props = { query: { serviceType?: 'AUTO_BOT' }; empty: Parameters<typeof ListScreen>[0]['empty'] }

function CustomerOrders({ query, empty }: Props) {
  const t = useOperatorTranslations()
  const { id = '' } = useParams()
  const filters = useFilters(readFilters)
  const asked = { params: { id }, query: { ...query, ...filters.values } }
  const list = useApiPage(ordersOperator.ofCustomer, filters.page, asked, { localized: true })
  // Bots are not scheduled.
  const statuses = query.serviceType ? orderStatuses : listedStatuses
  return (
    <ListScreen
      list={list}
      filters={filters}
      filterBar={
        (filters.isFiltered || list.data?.total !== 0) && (
          <FilterBar
            filters={filters}
            selects={[
              {
                name: 'status',
                label: t('operatorOrders.status'),
                any: t('operatorOrders.anyStatus'),
                options: [
                  { value: 'open', label: t('operatorCustomerPage.open') },
                  ...statuses.map((value) => ({ value, label: t(`orderStates.${value}`) })),
                ],
              },
            ]}
          />
        )
      }
      count={(count) => t('operatorCustomerPage.ordersFound', { count })}
      skeleton={<RowsSkeleton dense rows={8} end="text" />}
      empty={empty}
    >
      {(orders) => <CustomerOrdersTable orders={orders} />}
    </ListScreen>
  )
}

function readFilters(get: (name: 'status') => string) {
  const status = ([...listedStatuses, 'open'] as const).find((it) => it === get('status'))
  return { ...(status && { status }) }
}
