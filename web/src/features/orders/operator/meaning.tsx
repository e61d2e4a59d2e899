import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { When } from '#ui/when.tsx'
import { isHandedOver, leftOf } from './steps.ts'

type Props = {
  order: DeskOrder
  /** The operator ordered it himself. */
  own: boolean
}

/** What the state of an order means for an operator, in a sentence. */
export function Meaning({ order, own }: Props) {
  const say = useOperatorSay()
  const { orderStatus, expiresAt } = order
  const isOpen = orderStatus === 'pending' || orderStatus === 'in-progress'
  const until = (sentence: string) =>
    expiresAt && <LinkedSentence sentence={sentence} parts={{ when: <When at={expiresAt} /> }} />
  if (own && isOpen) return say('orderDesk.ownMeans')
  if (isOpen && order.serviceType === 'AUTO_BOT') {
    if (order.botStatus === 'waiting') return until(say('orderDesk.botLacksMeans', { when: '‹when›' }))
    return isHandedOver(order) ? until(say('orderDesk.botDaysMeans', { when: '‹when›' })) : say('orderDesk.botMeans')
  }
  if (orderStatus === 'pending') return until(say('orderDesk.pendingMeans', { when: '‹when›' }))
  if (isHandedOver(order)) return until(say('orderDesk.daysRun', { when: '‹when›' }))
  if (orderStatus === 'in-progress') return say(order.progress ? 'orderDesk.progressMeans' : 'orderDesk.daysMean')
  if (leftOf(order) === 0) return say('orderDesk.allBackMeans')
  return say(orderStatus === 'success' ? 'orderDesk.endedMeans' : 'orderDesk.overMeans')
}
