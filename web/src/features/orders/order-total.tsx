import type { Order } from '@runmart/contract/orders'
import { useLanguage } from '#platform/language.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'

/** What an order cost and, below, what of that came back. */
export function OrderTotal({ order }: { order: Order }) {
  const { language, t } = useLanguage()
  return (
    <>
      <Money amount={order.totalCash} className="font-bold text-ink" />
      {order.refunded > 0 && (
        <span className="block text-[13px] text-refund">
          {t('orders.cameBack', { amount: moneyText(language, order.refunded) })}
        </span>
      )}
    </>
  )
}
