import type { Order, TimelineEntry } from '@runmart/contract/orders-order'
import { ArrowLeft, RotateCw, SquareTerminal } from 'lucide-react'
import { Link } from 'react-router'
import { ReportProblem } from '#features/conversations/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { explainOrder } from './explain-order.ts'
import { OrderCode } from './order-name.tsx'
import { OrderStates } from './order-status.tsx'
import { hasRun } from './rules.ts'

type Props = { order: Order; timeline: readonly TimelineEntry[]; refundQuote: number | null }

/** The order, its state with an explanation, and the ways to cancel it and report a problem. */
export function OrderHeader({ order, timeline, refundQuote }: Props) {
  const translations = useLanguage()
  const { t } = translations
  return (
    <header className="mb-6">
      <Link
        to={paths.orders}
        className="inline-flex min-h-6 items-center gap-1.5 text-[13px] font-semibold text-ink-faint hover:text-ink pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('orderPage.all')}
      </Link>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-2xl font-bold tracking-[-0.02em] wrap-anywhere text-ink">{order.serviceName}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <OrderCode code={order.orderCode} />
            {order.categoryName && <span className="text-[13px] text-ink-faint">{order.categoryName}</span>}
            {order.preOrder && <Badge>{t('orders.preOrder')}</Badge>}
            <OrderStates order={order} />
          </div>
          <p aria-live="polite" className="mt-3 max-w-2xl text-pretty text-ink-soft">
            {explainOrder(translations, order, timeline)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {hasRun(order) && (
            <ButtonLink to={paths.bot(order.id)} variant="primary" icon={<SquareTerminal aria-hidden />}>
              {t('runConsole.open')}
            </ButtonLink>
          )}
          {order.orderStatus !== 'pending' && (
            <ButtonLink to={paths.orderAgain(order.id)} icon={<RotateCw aria-hidden />}>
              {t('orders.again')}
            </ButtonLink>
          )}
          <ReportProblem order={order} />
          <CancelOrder order={order} refundQuote={refundQuote} />
        </div>
      </div>
    </header>
  )
}
