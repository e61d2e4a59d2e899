import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'

/** How much was ordered: pieces, or days where nothing is counted in pieces. */
export function Bought({ order }: { order: Pick<DeskOrder, 'amount' | 'progress'> }) {
  const t = useOperatorTranslations()
  return (
    <span className="whitespace-nowrap tabular-nums">
      {order.progress
        ? t('operatorOrders.times', { amount: order.amount })
        : `· ${t('operatorOrders.daysBought', { count: order.amount })}`}
    </span>
  )
}
