import type { OrderRun, RunProgress } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { BotStatus, OrderState } from '#features/orders/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { answeredOf } from './answered-of.ts'
import { isExpired } from './run-time.ts'

/**
 * The status of a run: the bot's while it is open, then the order's. More precise states come first: expired, queued,
 * stopped before the last line.
 */
export function RunStatus({ order, run }: OrderRun) {
  const t = useTranslations()
  const { botStatus, orderStatus } = order
  if (!botStatus) return null
  if (isExpired({ order, run })) return <StatusPill state="expired">{t('runConsole.expired')}</StatusPill>
  if (run.queued && botStatus === 'started') return <StatusPill state="pending">{t('runConsole.queued')}</StatusPill>
  const { total, ok, failed, skipped } = run.progress
  const isCutShort = orderStatus === 'success' && ok + failed + skipped < total
  if (isFinal(orderStatus) && !isCutShort)
    return <OrderState order={{ ...order, progress: { total: total - skipped, ok, failed } }} />
  return <BotStatus status={botStatus} bare />
}

/** The progress of a run: succeeded, failed and skipped lines. */
export function RunProgressBar({ progress }: { progress: RunProgress }) {
  const t = useTranslations()
  const { total, ok, failed, skipped } = progress
  const label = t('runConsole.linesLabel', { done: answeredOf(progress), total })
  return <ProgressBar {...{ label, total, ok, failed, skipped }} tally />
}
