import type { PartnerOrder } from '@runmart/contract/partners-desk'
import { OrderStatus } from '#features/orders/index.ts'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { BackLink } from '#ui/back-link.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAmount } from './order-row.tsx'
import type { OrderView } from './order-view.ts'
import { isHandedOver } from './rules.ts'

/** What was ordered, what its state means for the partner, and what can be done. */
export function OrderHeader({ view }: { view: OrderView }) {
  const t = usePartnerTranslations()
  const { order } = view
  return (
    <header className="mb-6">
      <BackLink to={partnerPaths.orders}>{t('partnerOrders.back')}</BackLink>
      <h1 className="text-page wrap-anywhere text-ink">
        {order.serviceName} <OrderAmount order={order} />
      </h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="inline-flex items-center gap-0.5">
          <span className="font-mono text-[13px] text-ink-faint">{order.orderCode}</span>
          <CopyButton text={order.orderCode} label={t('partnerOrders.copyCode')} />
        </span>
        <OrderStatus status={order.orderStatus} />
      </div>
      <p className="mt-2 max-w-2xl text-pretty text-ink-soft">
        <Meaning order={order} />
      </p>
      <OrderActions view={view} />
    </header>
  )
}

/** What the state of an order means, in a sentence. */
function Meaning({ order }: { order: PartnerOrder }) {
  const t = usePartnerTranslations()
  const { orderStatus, expiresAt } = order
  const until = (sentence: string) =>
    expiresAt && <LinkedSentence sentence={sentence} parts={{ when: <DateTime at={expiresAt} as="time" /> }} />
  if (orderStatus === 'pending') return until(t('partnerOrders.pendingMeans', { when: '‹when›' }))
  if (isHandedOver(order)) return until(t('partnerOrders.daysRun', { when: '‹when›' }))
  if (orderStatus === 'in-progress') return t(order.progress ? 'partnerOrders.workMeans' : 'partnerOrders.daysMean')
  return t(orderStatus === 'success' ? 'partnerOrders.doneMeans' : 'partnerOrders.overMeans')
}
