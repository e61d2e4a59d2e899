import type { Order } from '@runmart/contract/orders'
import { useTranslations } from '#platform/language.tsx'
import { Badge } from '#ui/badge.tsx'
import { OrderCode } from './order-code.tsx'
import { OrderLink } from './order-link.tsx'

type Props = { order: Order /** More about it, beside the code. */; note?: string }

/** What was ordered and its code, in one place. */
export function OrderName({ order, note }: Props) {
  const t = useTranslations()
  return (
    <div className="min-w-0">
      <OrderLink order={order} className="line-clamp-2 wrap-anywhere" />
      <div className="flex flex-wrap items-center gap-x-2">
        <OrderCode code={order.orderCode} />
        {note && <span className="text-[13px] text-ink-faint">{note}</span>}
        {order.preOrder && <Badge>{t('orders.preOrder')}</Badge>}
      </div>
    </div>
  )
}
