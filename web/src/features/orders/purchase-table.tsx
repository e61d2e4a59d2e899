import type { Order } from '@runmart/contract/orders-order'
import { useLanguage } from '#platform/language.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { AgainLink, OrderTotal } from './order-labels.tsx'
import { OrderName } from './order-name.tsx'
import { OrderState } from './order-status.tsx'

/** What was bought, as in a ledger: when, what, how much, what it cost and what was refunded. */
export function PurchaseTable({ orders }: { orders: readonly Order[] }) {
  const { language, t } = useLanguage()
  const number = new Intl.NumberFormat(language)
  const columns: Column<Order>[] = [
    {
      key: 'placed',
      header: t('orders.placed'),
      cell: (row) => <DateTime at={row.createdAt} as="time" className="whitespace-nowrap text-ink-soft" />,
      wideOnly: true,
    },
    {
      key: 'order',
      header: t('orders.order'),
      cell: (row) => (
        <div className="lg:min-w-44">
          <OrderName order={row} />
          <DateTime at={row.createdAt} as="date" className="block text-[13px] text-ink-faint lg:hidden" />
          <AgainLink order={row} />
        </div>
      ),
    },
    {
      key: 'status',
      header: t('orders.status'),
      cell: (row) => <OrderState order={row} />,
      wideOnly: true,
    },
    {
      key: 'amount',
      header: t('orders.amount'),
      cell: (row) => number.format(row.amount),
      align: 'end',
      wideOnly: true,
    },
    {
      key: 'total',
      header: t('orders.total'),
      cell: (row) => (
        <>
          <Money amount={row.totalCash} className="font-bold text-ink max-lg:hidden" />
          <div className="flex flex-col items-end gap-1 lg:hidden">
            <div>
              <OrderTotal order={row} />
            </div>
            <OrderState order={row} />
          </div>
        </>
      ),
      align: 'end',
    },
    {
      key: 'refunded',
      header: t('orders.refunded'),
      cell: (row) =>
        row.refunded > 0 ? (
          <Money amount={row.refunded} className="font-semibold text-refund" />
        ) : (
          <span className="text-ink-faint">–</span>
        ),
      align: 'end',
      wideOnly: true,
    },
  ]
  return (
    <Table
      caption={t('shell.orderHistory')}
      columns={columns}
      rows={orders}
      rowKey={(row) => row.id}
      rowClassName="relative"
      listWhenNarrow
    />
  )
}
