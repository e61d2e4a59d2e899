import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { Link, useLocation } from 'react-router'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { Money } from '#ui/money.tsx'
import { RowBox } from '#ui/row-box.tsx'
import { useNow } from '#ui/use-now.ts'
import { OrderStatus, shownStatus } from '../order-status.tsx'
import { OnlyOfCustomer, OrderAge } from './desk-columns.tsx'
import type { DeskRowsProps } from './desk-table.tsx'
import { OrderAmount, WaitMark } from './order-labels.tsx'
import { allowedActions } from './rules.ts'

/** The same orders on a small screen, one card each; operators choose them like table rows. */
export function DeskCards({ orders, ...row }: DeskRowsProps) {
  const t = useOperatorTranslations()
  const now = useNow()
  return (
    <ul aria-label={t('operatorOrders.title')} className="divide-y divide-line">
      {orders.map((order) => (
        <DeskCard key={order.id} order={order} now={now} {...row} />
      ))}
    </ul>
  )
}

type CardProps = Omit<DeskRowsProps, 'orders'> & { order: OperatorOrder; now: number }

function DeskCard({ order, now, selection, taking, onTake, onCustomer }: CardProps) {
  const t = useOperatorTranslations()
  const { search } = useLocation()
  const isChosen = selection.has(order.id)
  return (
    <li
      data-order={order.id}
      className={classes(
        'relative flex [contain-intrinsic-size:auto_6rem] items-start gap-1 py-2 pr-3 pl-1 [content-visibility:auto]',
        isChosen && 'bg-brand-soft',
      )}
    >
      <RowBox
        label={t('operatorDesk.selectRow', { code: order.orderCode })}
        checked={isChosen}
        onToggle={(range) => selection.toggle(order, range)}
      />
      <div className="min-w-0 flex-1 pt-2.5 text-[13px]">
        <p className="flex items-baseline justify-between gap-3">
          <Link
            to={operatorPaths.order(order.id)}
            state={{ list: search }}
            className="font-mono font-semibold text-ink after:absolute after:inset-0"
          >
            {order.orderCode}
          </Link>
          <Money amount={order.totalCash} className="font-semibold text-ink" />
        </p>
        <p className="mt-1 line-clamp-2 wrap-anywhere text-ink">
          {order.serviceName} <OrderAmount order={order} />
        </p>
        <div className="flex items-center justify-between gap-3 text-ink-soft">
          <span className="flex min-w-0 items-center">
            <CustomerLink customer={order.customer} className="min-w-0 truncate" />
            <OnlyOfCustomer customer={order.customer} onCustomer={onCustomer} className="-my-2.5" />
          </span>
          <OrderAge order={order} now={now} />
        </div>
        <div className="mt-1.5 flex items-center justify-between gap-3">
          <OrderStatus status={shownStatus(order)} />
          <WaitMark order={order} />
          {allowedActions(order).take && (
            <Button
              size="sm"
              loading={taking.has(order.id)}
              aria-label={t('operatorOrders.takeOf', { code: order.orderCode })}
              onClick={() => onTake(order)}
              className="relative z-1"
            >
              {t('operatorOrders.take')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
