import type { OrderRun, RunProgress } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { BotStatus, OrderState } from '#features/orders/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { answeredOf } from './answered-of.ts'
import { isExpired } from './run-time.ts'

/**
 * The one state of a run: its bot's while it is open, then how its order ended. That it is queued, that its paid days are over
 * or that it was stopped before its last line says more.
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

/** How far a run is: lines that succeeded, failed and were skipped. */
export function RunProgressBar({ progress }: { progress: RunProgress }) {
  const t = useTranslations()
  const { total, ok, failed, skipped } = progress
  const label = t('runConsole.linesLabel', { done: answeredOf(progress), total })
  return <ProgressBar {...{ label, total, ok, failed, skipped }} tally />
}
