import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
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
  const t = useOperatorTranslations()
  const { orderStatus, expiresAt } = order
  const isOpen = orderStatus === 'pending' || orderStatus === 'in-progress'
  const until = (sentence: string) =>
    expiresAt && <LinkedSentence sentence={sentence} parts={{ when: <When at={expiresAt} /> }} />
  if (own && isOpen) return t('operatorOrders.ownMeans')
  if (isOpen && order.serviceType === 'AUTO_BOT') {
    if (order.botStatus === 'waiting') return until(t('operatorOrders.botLacksMeans', { when: '‹when›' }))
    return isHandedOver(order)
      ? until(t('operatorOrders.botDaysMeans', { when: '‹when›' }))
      : t('operatorOrders.botMeans')
  }
  if (orderStatus === 'pending') return until(t('operatorOrders.pendingMeans', { when: '‹when›' }))
  if (isHandedOver(order)) return until(t('operatorOrders.daysRun', { when: '‹when›' }))
  if (orderStatus === 'in-progress')
    return t(order.progress ? 'operatorOrders.progressMeans' : 'operatorOrders.daysMean')
  if (leftOf(order) === 0) return t('operatorOrders.allBackMeans')
  return t(orderStatus === 'success' ? 'operatorOrders.endedMeans' : 'operatorOrders.overMeans')
}
