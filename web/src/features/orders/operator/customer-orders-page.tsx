import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { listedStatuses, orderStatuses } from '@runmart/contract/orders-states'
import { Bot, ShoppingBag } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { DateTime } from '#ui/date-time.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Money } from '#ui/money.tsx'
import { Table } from '#ui/table.tsx'
import { OrderStates } from '../order-status.tsx'

/** All orders of a customer, newest first. */
export default function CustomerOrdersPage() {
  const t = useOperatorTranslations()
  const words = { title: t('operatorCustomerPage.noOrders'), text: t('operatorCustomerPage.noOrdersText') }
  return <CustomerOrders query={{}} empty={{ icon: ShoppingBag, ...words }} />
}

/** Only the customer's bot orders, with the progress of each run. */
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
  // Bot orders have no scheduled state.
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

/** Orders of one customer with service, progress, price and time. Each row opens its order, which leads back here. */
function CustomerOrdersTable({ orders }: { orders: readonly OperatorOrder[] }) {
  const t = useOperatorTranslations()
  const { pathname, search } = useLocation()
  return (
    <Table
      caption={t('operatorCustomerPage.orders')}
      rows={orders}
      rowKey={(order) => order.id}
      rowClassName="relative"
      listWhenNarrow
      columns={[
        {
          key: 'service',
          header: t('operatorCustomerPage.service'),
          cell: (order) => (
            <div className="min-w-0 max-w-120">
              <Link
                to={operatorPaths.order(order.id)}
                state={{ ofCustomer: pathname + search }}
                className="line-clamp-2 font-semibold wrap-anywhere text-ink after:absolute after:inset-0"
              >
                {order.serviceName}
              </Link>
              <span className="font-mono text-xs text-ink-faint">{order.orderCode}</span>
              <span className="mt-1 block sm:hidden">
                <OrderStates order={order} />
              </span>
            </div>
          ),
        },
        {
          key: 'state',
          header: t('operatorCustomerPage.state'),
          wideOnly: true,
          cell: (order) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <OrderStates order={order} />
              <Progress order={order} />
            </span>
          ),
        },
        {
          key: 'placed',
          header: t('operatorCustomerPage.placed'),
          wideOnly: true,
          cell: (order) => <DateTime at={order.createdAt} className="whitespace-nowrap text-ink-soft" />,
        },
        {
          key: 'price',
          header: t('operatorCustomerPage.price'),
          align: 'end',
          cell: (order) => <Money amount={order.totalCash} className="font-semibold text-ink" />,
        },
      ]}
    />
  )
}

function Progress({ order: { progress } }: { order: OperatorOrder }) {
  const t = useOperatorTranslations()
  if (!progress) return null
  const { ok, failed, total } = progress
  return (
    <span className="text-[13px] whitespace-nowrap text-ink-soft tabular-nums">
      {t('operatorCustomerPage.done', { done: ok + failed, total })}
      {failed > 0 && <span className="text-failed"> · {t('operatorCustomerPage.failedLines', { count: failed })}</span>}
    </span>
  )
}
