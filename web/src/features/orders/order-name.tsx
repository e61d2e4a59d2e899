import type { Order } from '@runmart/contract/orders-order'
import { Link } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { CopyButton } from '#ui/copy-button.tsx'

type Props = {
  order: Order
}

/** The service's name as a link to the order's page, with category and code. */
export function OrderName({ order }: Props) {
  const t = useTranslations()
  return (
    <div className="min-w-0">
      {/* The link covers the nearest `relative` box. */}
      <Link
        to={paths.order(order.id)}
        className="line-clamp-2 font-semibold wrap-anywhere text-ink outline-offset-[-2px] after:absolute after:inset-0"
      >
        {order.serviceName}
        <span className="sr-only"> {order.orderCode}</span>
      </Link>
      <div className="flex flex-wrap items-center gap-x-2">
        <OrderCode code={order.orderCode} />
        {order.categoryName && <span className="text-[13px] text-ink-faint">{order.categoryName}</span>}
        {order.preOrder && <Badge>{t('orders.preOrder')}</Badge>}
      </div>
    </div>
  )
}

/** The code of an order with a copy button. It also works above a row or card that is a link itself. */
export function OrderCode({ code }: { code: string }) {
  const t = useTranslations()
  return (
    <span className="inline-flex items-center gap-0.5">
      <span className="font-mono text-xs whitespace-nowrap text-ink-faint">{code}</span>
      <span className="relative z-10 -my-1.5 -mr-1.5 [&_svg]:size-3.5! [&_svg]:text-ink-faint">
        <CopyButton text={code} label={t('orders.copyCode')} />
      </span>
    </span>
  )
}
