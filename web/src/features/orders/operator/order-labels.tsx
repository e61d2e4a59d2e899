import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { isScheduled } from '@runmart/contract/orders-states'
import { Clock } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { dateTimeText } from '#ui/date-text.ts'
import { DateTime } from '#ui/date-time.tsx'
import { durationText } from '#ui/duration-text.ts'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { useNow } from '#ui/use-now.ts'
import { isHeld } from './rules.ts'

/** After this time customers have reason to ask about their order. */
const LONG_SECONDS = 24 * 3600

/** The waiting time of a pending order; for others, the order time. */
export function WaitingTime({ order }: { order: OperatorOrder }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const now = useNow()
  if (order.orderStatus !== 'pending' || isScheduled(order))
    return (
      <span className="text-[13px] text-ink-faint">
        <LinkedSentence
          sentence={t('operatorOrders.placed', { when: '‹when›' })}
          parts={{ when: <DateTime at={order.createdAt} /> }}
        />
      </span>
    )
  const since = order.startsAt ?? order.createdAt
  const seconds = (now - Date.parse(since)) / 1000
  return (
    <time
      dateTime={since}
      title={dateTimeText(language, new Date(since))}
      className={classes(
        'inline-flex items-center gap-1.5 text-[13px] whitespace-nowrap',
        seconds >= LONG_SECONDS ? 'font-semibold text-pending' : 'text-ink-faint',
      )}
    >
      {seconds >= LONG_SECONDS && <Clock aria-hidden className="size-3.5" />}
      {seconds < 60
        ? t('operatorOrders.justPlaced')
        : t('operatorOrders.waitsFor', { span: durationText(language, seconds) })}
    </time>
  )
}

/** The reason why an open order is not for people now: a blocked customer, or a current or awaited supplier. */
export function WaitMark({ order, className = '' }: { order: OperatorOrder; className?: string }) {
  const t = useOperatorTranslations()
  const { sentOn, awaitsSupplier } = order
  const held = isHeld(order)
  if (!held && !sentOn && !awaitsSupplier) return null
  return (
    <span className={classes('text-xs font-semibold whitespace-nowrap text-pending', className)}>
      {t(held ? 'operatorDesk.onHold' : sentOn ? 'operatorDesk.atSupplier' : 'operatorDesk.awaitsSupplier')}
    </span>
  )
}

/** The ordered amount: pieces, or days for orders without a count. */
export function OrderAmount({ order }: { order: Pick<OperatorOrder, 'amount' | 'progress'> }) {
  const t = useOperatorTranslations()
  return (
    <span className="whitespace-nowrap tabular-nums">
      {order.progress
        ? t('operatorOrders.times', { amount: order.amount })
        : `· ${t('operatorOrders.daysBought', { count: order.amount })}`}
    </span>
  )
}

/** The finished part of an order, as a bar and in figures. */
export function ProgressLine({ progress }: { progress: NonNullable<OperatorOrder['progress']> }) {
  const t = useOperatorTranslations()
  const text = t('operatorOrders.doneOf', { done: progress.ok, total: progress.total })
  return (
    <div className="flex items-center gap-3">
      <ProgressBar {...progress} label={text} />
      <span className="shrink-0 text-[13px] text-ink-soft tabular-nums">
        {text}
        {progress.failed > 0 && (
          <span className="text-failed"> · {t('operatorOrders.failedOf', { failed: progress.failed })}</span>
        )}
      </span>
    </div>
  )
}
