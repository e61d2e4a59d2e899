import type { Order } from '@runmart/contract/orders'
import { isFinal } from '@runmart/contract/orders-states'
import { BotStatus } from './bot-status.tsx'
import { OrderStatus } from './order-status.tsx'

/** The state of an order and, while it is open, of its bot. */
export function OrderStates({ order }: { order: Order }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <OrderStatus status={order.orderStatus} />
      {order.botStatus && !isFinal(order.orderStatus) && <BotStatus status={order.botStatus} />}
    </span>
  )
}
