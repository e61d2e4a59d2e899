import type { Order } from '@runmart/contract/orders-order'
import { memo } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { AgainLink, ConsoleLink, OrderEnd, OrderTotal } from './order-labels.tsx'
import { OrderName } from './order-name.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderStates } from './order-status.tsx'

/** Orders line by line; a narrow screen lists the main facts. Memoized, because a page may have a hundred orders. */
export const OrderTable = memo(function OrderTable({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations()
  const columns: Column<Order>[] = [
    {
      key: 'order',
      header: t('orders.order'),
      cell: (row) => (
        <div className="lg:min-w-44">
          <OrderName order={row} />
        </div>
      ),
    },
    { key: 'status', header: t('orders.status'), cell: (row) => <OrderStates order={row} />, wideOnly: true },
    {
      key: 'progress',
      header: t('orders.progress'),
      cell: (row) => (
        <div className="w-32">
          <OrderProgress order={row} />
          <ConsoleLink order={row} />
          <AgainLink order={row} />
        </div>
      ),
      wideOnly: true,
    },
    {
      key: 'placed',
      header: t('orders.placed'),
      cell: (row) => (
        <div className="min-w-36 text-[13px] text-ink-faint">
          <DateTime at={row.createdAt} as="time" className="block whitespace-nowrap text-ink-soft" />
          <OrderEnd order={row} />
        </div>
      ),
      wideOnly: true,
    },
    {
      key: 'total',
      header: t('orders.total'),
      cell: (row) => (
        <>
          <OrderTotal order={row} />
          <div className="mt-1 flex justify-end lg:hidden [&>span]:justify-end">
            <OrderStates order={row} />
          </div>
        </>
      ),
      align: 'end',
    },
  ]
  return (
    <Table
      caption={t('orders.title')}
      columns={columns}
      rows={orders}
      rowKey={(row) => row.id}
      rowClassName="relative"
      listWhenNarrow
    />
  )
})
