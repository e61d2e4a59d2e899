import type { OrderRun } from '@runmart/contract/bots'
import { useLanguage } from '#platform/language.tsx'
import { RunBar } from './run-bar.tsx'
import { RunCounts } from './run-counts.tsx'
import { RunFigures } from './run-figures.tsx'

/** How far a run is, at a glance from across the room. */
export function RunProgress({ order, run }: OrderRun) {
  const { language, t } = useLanguage()
  const { total, ok, failed, skipped } = run.progress
  const done = ok + failed + skipped
  // Rounded down: 100 % is said when it is true.
  const share = total ? Math.floor((done / total) * 100) / 100 : 0
  return (
    <section aria-label={t('runConsole.progress')} className="rounded-lg border border-line bg-surface">
      <div className="flex flex-col gap-4 p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="text-2xl/8 font-bold tracking-[-0.02em] text-ink tabular-nums">
            {t('runConsole.lines', { done, count: total })}
          </p>
          <p className="text-lg font-bold text-ink-soft tabular-nums">
            {new Intl.NumberFormat(language, { style: 'percent' }).format(share)}
          </p>
        </div>
        <RunBar progress={run.progress} />
        <RunCounts order={order} run={run} />
      </div>
      <RunFigures order={order} run={run} />
    </section>
  )
}
