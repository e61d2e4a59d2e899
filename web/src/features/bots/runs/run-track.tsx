import type { Run } from '@runmart/contract/bots'
import { useLanguage } from '#platform/language.tsx'
import { clockText } from './clock-text.ts'
import { RunBar } from './run-bar.tsx'

/** How far a run is, in the room of a row: lines done, those that went wrong, how fast it goes and how long it still takes. */
export function RunTrack({ run: { progress, endedAt } }: { run: Run }) {
  const { language, t } = useLanguage()
  const { total, ok, failed, skipped, perSecond, secondsLeft } = progress
  const rate = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const pace = [
    ...(perSecond === null ? [] : [t('runConsole.rateValue', { rate: rate.format(perSecond) })]),
    ...(secondsLeft === null ? [] : [t('runs.left', { time: clockText(secondsLeft) })]),
  ]
  return (
    <div className="flex min-w-0 flex-col gap-1.5 tabular-nums">
      <p className="flex flex-wrap justify-between gap-x-3 text-[13px] text-ink-soft">
        <span aria-hidden>{t('orders.doneOf', { done: ok + failed + skipped, total })}</span>
        {failed > 0 && <span className="text-failed">{t('orders.someFailed', { failed })}</span>}
      </p>
      <RunBar progress={progress} />
      {endedAt === null && pace.length > 0 && <p className="text-xs text-ink-faint">{pace.join(' · ')}</p>}
    </div>
  )
}
