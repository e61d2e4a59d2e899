import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useOperatorSay } from '#platform/operator-voice.ts'

/** How much was ordered: pieces, or days where nothing is counted in pieces. */
export function Bought({ order }: { order: Pick<DeskOrder, 'amount' | 'progress'> }) {
  const say = useOperatorSay()
  return (
    <span className="whitespace-nowrap tabular-nums">
      {order.progress
        ? say('orderDesk.times', { amount: order.amount })
        : `· ${say('orderDesk.daysBought', { count: order.amount })}`}
    </span>
  )
}
