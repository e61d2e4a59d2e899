import type { Order } from '@runmart/contract/orders'
import { isFinal } from '@runmart/contract/orders-states'
import { useLanguage } from '#platform/language.tsx'
import { dateText } from '#ui/when-text.ts'

/** When an open order ends: unbegun, or because its days are over; nothing where it does not end by itself. */
export function OrderEnd({ order: { orderStatus, expiresAt } }: { order: Order }) {
  const { language, t } = useLanguage()
  if (!expiresAt || isFinal(orderStatus)) return null
  const date = dateText(language, new Date(expiresAt))
  return (
    <span className="block whitespace-nowrap">
      {orderStatus === 'pending' ? t('orders.beginsBy', { date }) : t('orders.runsUntil', { date })}
    </span>
  )
}
