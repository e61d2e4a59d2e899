import { lineStatuses, type OrderRun } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { useLanguage } from '#platform/language.tsx'
import { answeredOf } from '../answered-of.ts'
import { RunProgressBar } from '../run-status.tsx'
import { lineStyles } from './line-status.tsx'
import { RunFigures } from './run-figures.tsx'

/** How far a run is: lines done, how they ended, and its figures. */
export function RunProgress({ order, run }: OrderRun) {
  const { language, t } = useLanguage()
  const { total } = run.progress
  const done = answeredOf(run.progress)
  // Rounded down: 100 % only once every line is answered.
  const share = total ? Math.floor((done / total) * 100) / 100 : 0
  return (
    <section aria-label={t('runConsole.progress')} className="rounded-lg border border-line bg-surface">
      <div className="flex flex-col gap-4 p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="text-page text-ink tabular-nums">{t('runConsole.lines', { done, count: total })}</p>
          <p className="text-lg font-bold text-ink-soft tabular-nums">
            {new Intl.NumberFormat(language, { style: 'percent' }).format(share)}
          </p>
        </div>
        <RunProgressBar progress={run.progress} />
        <LineCounts order={order} run={run} />
      </div>
      <RunFigures order={order} run={run} />
    </section>
  )
}

/** How many lines succeeded, failed and were skipped; once a run is over, a line that it never reached counts as skipped. */
function LineCounts({ order, run }: OrderRun) {
  const { language, t } = useLanguage()
  const { total, ok, failed, skipped } = run.progress
  const counts = { ok, failed, skipped: isFinal(order.orderStatus) ? total - ok - failed : skipped }
  const number = new Intl.NumberFormat(language)
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {lineStatuses.map((status) => {
        const { icon: Icon, style } = lineStyles[status]
        return (
          <li key={status} className="inline-flex items-center gap-1.5 text-[13px] text-ink-soft tabular-nums">
            <Icon aria-hidden className={`size-4 ${style}`} />
            {t(`lineStates.${status}`)}
            <span className="font-bold text-ink">{number.format(counts[status])}</span>
          </li>
        )
      })}
    </ul>
  )
}
