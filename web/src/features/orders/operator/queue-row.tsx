import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { Link } from 'react-router'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { paths } from '#platform/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { OrderStatus } from '../order-status.tsx'
import { OrderAmount, ProgressLine, WaitingTime } from './order-labels.tsx'
import { allowedActions } from './rules.ts'

type Props = {
  order: OperatorOrder
  /** In a list of one status, naming it in every row would be noise. */
  showStatus: boolean
  taking: boolean
  onTake: () => void
}

/** One order of the queue: what, for whom, how long already, and what can be done at once. The row opens it. */
export function QueueRow({ order, showStatus, taking, onTake }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { orderCode, progress } = order
  return (
    <li className="relative grid [contain-intrinsic-size:auto_8rem] gap-x-6 gap-y-2 px-5 py-4 transition-colors [content-visibility:auto] hover:bg-sunken lg:grid-cols-[9rem_minmax(0,1fr)_auto] dark:hover:bg-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 lg:flex-col lg:justify-start lg:gap-y-0.5">
        <Link
          to={paths.operatorOrder(order.id)}
          className="font-mono text-[13px] font-semibold text-ink after:absolute after:inset-0"
        >
          {orderCode}
        </Link>
        <WaitingTime order={order} />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 font-semibold text-ink">
          <span className="min-w-0 wrap-anywhere">{order.serviceName}</span>
          <OrderAmount order={order} />
          {order.serviceType === 'AUTO_BOT' && <Badge>{t('operatorOrders.bot')}</Badge>}
          {order.preOrder && <Badge>{t('operatorOrders.preOrder')}</Badge>}
        </p>
        <p className="mt-0.5 line-clamp-2 text-[13px] wrap-anywhere text-ink-soft">
          {t('operatorOrders.forCustomer', { name: order.customer.username })}
          {order.note && <span className="text-ink-faint"> · {order.note}</span>}
        </p>
        {progress && (order.orderStatus === 'in-progress' || progress.ok > 0) && (
          <div className="mt-2 max-w-100">
            <ProgressLine progress={progress} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 lg:flex-col lg:items-end lg:justify-start">
        <div className="lg:text-right">
          <Money amount={order.totalCash} className="font-bold text-ink" />
          {order.refunded > 0 && (
            <p className="text-[13px] text-refund">
              {t('operatorOrders.refundedSum', { amount: moneyText(language, order.refunded) })}
            </p>
          )}
        </div>
        <div className="flex items-center gap-2">
          {showStatus && <OrderStatus status={order.orderStatus} />}
          {allowedActions(order).take && (
            <Button
              size="sm"
              loading={taking}
              aria-label={t('operatorOrders.takeOf', { code: orderCode })}
              onClick={onTake}
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
