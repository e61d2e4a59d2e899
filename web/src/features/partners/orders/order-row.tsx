import type { PartnerOrder } from '@runmart/contract/partners-desk'
import { OrderStatus } from '#features/orders/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { partnerPaths } from '#platform/partner-paths.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { DateTime } from '#ui/date-time.tsx'
import { durationText } from '#ui/duration-text.ts'
import { ListRow } from '#ui/list-row.tsx'
import { Money } from '#ui/money.tsx'
import { useNow } from '#ui/use-now.ts'

/** One order of a partner with service, amount, customer and age. It shows an unanswered message and the earnings. */
export function OrderRow({ order }: { order: PartnerOrder }) {
  const t = usePartnerTranslations()
  return (
    <ListRow
      to={partnerPaths.order(order.id)}
      title={
        <>
          {order.serviceName} <OrderAmount order={order} />
        </>
      }
      note={
        <>
          <span className="font-mono">{order.orderCode}</span> · {order.customer} · <OrderAge order={order} />
          {order.isUnanswered && <span className="font-semibold text-pending"> · {t('partnerOrders.unanswered')}</span>}
        </>
      }
      end={<Money amount={order.earning} className="font-semibold text-ink" />}
      endNote={order.orderStatus !== 'pending' && <OrderStatus status={order.orderStatus} />}
    />
  )
}

/** The ordered amount: pieces, or days for orders without a count. */
export function OrderAmount({ order }: { order: Pick<PartnerOrder, 'amount' | 'progress'> }) {
  const t = usePartnerTranslations()
  return (
    <span className="whitespace-nowrap tabular-nums">
      {order.progress
        ? t('partnerOrders.times', { amount: order.amount })
        : `· ${t('partnerOrders.days', { count: order.amount })}`}
    </span>
  )
}

/** The waiting time of an order that the partner has not taken; for others, the order time. */
function OrderAge({ order: { orderStatus, createdAt } }: { order: PartnerOrder }) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const now = useNow()
  if (orderStatus !== 'pending') return <DateTime at={createdAt} />
  const seconds = (now - Date.parse(createdAt)) / 1000
  return seconds < 60 ? t('partnerOrders.justNow') : t('partnerOrders.waits', { span: durationText(language, seconds) })
}
