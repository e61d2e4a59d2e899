import type { DataOf } from '@runmart/contract/endpoint'
import type { orders } from '@runmart/contract/orders'
import { useTranslations } from '#platform/language.tsx'
import { Section } from '#ui/section.tsx'
import { Delivery } from './delivery.tsx'
import { GiveLines } from './give-lines.tsx'
import { lacksLines } from './lacks-lines.ts'
import { LinkList } from './link-list.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderPrice } from './order-price.tsx'
import { OrderProgress } from './order-progress.tsx'
import { Timeline } from './timeline.tsx'

type Props = DataOf<typeof orders.order>

/** All that is known of an order: what happens on the left, what was agreed on the right. */
export function OrderView({ order, price, links, linkCount, timeline, refundQuote }: Props) {
  const t = useTranslations()
  const isUnfilled = lacksLines(order, timeline)
  return (
    <>
      <title>{`${order.orderCode} · ${order.serviceName} · Runmart`}</title>
      <OrderHead order={order} timeline={timeline} refundQuote={refundQuote} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4 empty:hidden lg:col-start-1">
          {order.documentLink && <Delivery link={order.documentLink} />}
          {isUnfilled && <GiveLines order={order} />}
          {!isUnfilled && order.progress && order.progress.total > 1 && (
            <Section title={t('orders.progress')}>
              <OrderProgress order={order} />
            </Section>
          )}
          {linkCount > 0 && <LinkList order={order} links={links} linkCount={linkCount} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderPrice order={order} price={price} />
          <OrderDetails order={order} />
        </div>
        {/* On a phone what happened comes last. */}
        <div className="min-w-0 lg:col-start-1">
          <Timeline timeline={timeline} />
        </div>
      </div>
    </>
  )
}
