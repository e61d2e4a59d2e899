import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { Link, useLocation } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { Table } from '#ui/table.tsx'
import { OrderStates } from '../order-status.tsx'

/** Orders of one customer: what, how far, for how much, when. Each row opens its order, which leads back here. */
export function CustomerOrdersTable({ orders }: { orders: readonly OperatorOrder[] }) {
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
