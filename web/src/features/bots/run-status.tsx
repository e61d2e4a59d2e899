import type { OrderRun, RunProgress } from '@runmart/contract/bots'
import { BotStatus } from '#features/orders/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { StatusPill } from '#ui/status-pill.tsx'
import { isExpired } from './run-time.ts'

/** The state of a run's bot; that it is queued, or that its paid days are over, says more than the state itself. */
export function RunStatus({ order, run }: OrderRun) {
  const t = useTranslations()
  const { botStatus } = order
  if (!botStatus) return null
  if (isExpired({ order, run })) return <StatusPill state="expired">{t('runConsole.expired')}</StatusPill>
  if (run.queued && botStatus === 'started') return <StatusPill state="pending">{t('runConsole.queued')}</StatusPill>
  return <BotStatus status={botStatus} bare />
}

/** How far a run is: lines that succeeded, failed and were skipped. */
export function RunProgressBar({ progress: { total, ok, failed, skipped } }: { progress: RunProgress }) {
  const t = useTranslations()
  const label = t('runConsole.linesLabel', { done: ok + failed + skipped, total })
  return <ProgressBar {...{ label, total, ok, failed, skipped }} tally />
}
