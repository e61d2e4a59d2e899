import type { Order } from '@runmart/contract/orders'
import { useTranslations } from '#platform/language.tsx'
import { OrderCard } from './order-card.tsx'

/** Orders as cards, newest first. */
export function OrderGrid({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations()
  return (
    <ul aria-label={t('orders.title')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  )
}
