import type { Order } from '@runmart/contract/orders-order'
import { isFinal } from '@runmart/contract/orders-states'
import { useTranslations } from '#platform/language.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'

/**
 * The delivered part of an order, as a bar and in figures. For days it shows their number, for a single item nothing.
 */
export function OrderProgress({ order }: { order: Order }) {
  const t = useTranslations()
  if (!order.progress)
    return <p className="text-[13px] text-ink-soft">{t('orderPage.amountDays', { count: order.amount })}</p>
  const { ok, failed, total } = order.progress
  if (total === 1) return null
  // A bot has finished a line even if its answer is a failure.
  const done = order.serviceType === 'AUTO_BOT' ? ok + failed : ok
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span
        aria-hidden
        className="flex flex-wrap justify-between gap-x-3 text-[13px] whitespace-nowrap text-ink-soft tabular-nums"
      >
        {t('orders.doneOf', { done, total })}
        {failed > 0 && <span className="text-failed">{t('orders.someFailed', { failed })}</span>}
      </span>
      <ProgressBar
        label={t('orders.doneOfLabel', { done, total })}
        {...order.progress}
        ended={isFinal(order.orderStatus)}
      />
    </div>
  )
}
