import type { Order } from '@runmart/contract/orders-order'
import { DateTime } from '#ui/date-time.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { Money } from '#ui/money.tsx'
import { OrderState } from './order-status.tsx'

/** One order in a short list. */
export function OrderRow({ order, to }: { order: Order; to?: string }) {
  return (
    <ListRow
      title={order.serviceName}
      note={
        <>
          <span className="font-mono text-xs">{order.orderCode}</span> ·{' '}
          {order.categoryName && `${order.categoryName} · `}
          <DateTime at={order.createdAt} />
        </>
      }
      end={<OrderState order={order} />}
      endNote={<Money amount={order.totalCash} />}
      {...(to && { to })}
    />
  )
}
