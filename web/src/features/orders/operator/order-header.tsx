import type { TimelineEntry } from '@runmart/contract/orders'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { useLocation } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { BotStatus, OrderStatus } from '../order-status.tsx'
import { BotActions } from './bot-actions.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAmount, WaitingTime } from './order-labels.tsx'
import { isHandedOver, unrefundedAmount } from './rules.ts'

type Props = {
  order: OperatorOrder
  refundQuote: number | null
  unusedPlaces: number
  timeline: readonly TimelineEntry[]
}

/** Which order it is, what its state means, and what can be done. */
export function OrderHeader({ order, refundQuote, unusedPlaces, timeline }: Props) {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const own = order.customer.id === user?.id
  // The list as it was left: its tab, filters and page.
  const { list = '' } = (useLocation().state ?? {}) as { list?: string }
  return (
    <header className="mb-6">
      <BackLink to={operatorPaths.orders + list}>{t('operatorOrders.back')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="font-mono text-2xl font-bold text-ink">{order.orderCode}</h1>
        <CopyButton text={order.orderCode} label={t('operatorOrders.copyCode')} />
        <OrderStatus status={order.orderStatus} />
        {order.botStatus && <BotStatus status={order.botStatus} />}
        {order.preOrder && <Badge>{t('operatorOrders.preOrder')}</Badge>}
        <WaitingTime order={order} />
      </div>
      <p className="mt-2 text-[15px] font-semibold wrap-anywhere text-ink">
        {order.serviceName} <OrderAmount order={order} />{' '}
        <span className="font-normal text-ink-soft">
          <LinkedSentence
            sentence={t('operatorOrders.forCustomer', { name: '‹name›' })}
            parts={{ name: <CustomerLink customer={order.customer} /> }}
          />
        </span>
      </p>
      <p className="mt-1 max-w-2xl text-pretty text-ink-soft">
        <OrderExplanation order={order} own={own} />
      </p>
      {!own && (
        <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
          {order.botStatus && <BotActions order={order} timeline={timeline} />}
          <OrderActions order={order} refundQuote={refundQuote ?? 0} unusedPlaces={unusedPlaces} />
        </div>
      )}
    </header>
  )
}

type MeaningProps = {
  order: OperatorOrder
  /** The operator is also its customer. */
  own: boolean
}

/** What the state of an order means for an operator, in a sentence. */
function OrderExplanation({ order, own }: MeaningProps) {
  const t = useOperatorTranslations()
  const { orderStatus, expiresAt } = order
  const isOpen = orderStatus === 'pending' || orderStatus === 'in-progress'
  const until = (sentence: string) =>
    expiresAt && <LinkedSentence sentence={sentence} parts={{ when: <DateTime at={expiresAt} /> }} />
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
  if (unrefundedAmount(order) === 0) return t('operatorOrders.allBackMeans')
  return t(orderStatus === 'success' ? 'operatorOrders.endedMeans' : 'operatorOrders.overMeans')
}
