import type { Order } from '@runmart/contract/orders'
import { useSay } from '#platform/language.tsx'
import { OrderCard } from './order-card.tsx'

/** Orders as cards, newest first. */
export function OrderGrid({ orders }: { orders: readonly Order[] }) {
  const say = useSay()
  return (
    <ul aria-label={say('orders.title')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  )
}
