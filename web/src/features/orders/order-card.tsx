import type { Order } from '@runmart/contract/orders-order'
import { memo } from 'react'
import { DateTime } from '#ui/date-time.tsx'
import { AgainLink, ConsoleLink, OrderEnd, OrderTotal } from './order-labels.tsx'
import { OrderName } from './order-name.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderStates } from './order-status.tsx'

/** One order as a card; pressed, it opens its page. One of many: laid out when it comes into view, rendered again when it changes. */
export const OrderCard = memo(function OrderCard({ order }: { order: Order }) {
  return (
    <li className="relative flex [contain-intrinsic-size:auto_14rem] [content-visibility:auto] flex-col gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong hover:bg-sunken dark:hover:bg-raised">
      <OrderName order={order} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <OrderStates order={order} />
        <ConsoleLink order={order} />
        <AgainLink order={order} />
      </div>
      <div className="mt-auto flex flex-col gap-4">
        <OrderProgress order={order} />
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
          <div className="text-[13px] text-ink-faint">
            <DateTime at={order.createdAt} as="time" className="block" />
            <OrderEnd order={order} />
          </div>
          <div className="ml-auto text-right">
            <OrderTotal order={order} />
          </div>
        </div>
      </div>
    </li>
  )
})
