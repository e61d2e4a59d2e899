import type { RunProgress } from '@runmart/contract/bots'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { spanText } from '#ui/span-text.ts'

/** How far a run is: lines with a result of all lines, what went wrong, how fast, and how long still. */
export function LineCounts({ progress }: { progress: RunProgress }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { total, ok, failed, skipped, perSecond, secondsLeft } = progress
  const number = (count: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(count)
  const words = t('operatorBots.lines', { done: number(ok + failed + skipped), total: number(total) })
  const notes = [
    skipped > 0 && t('operatorBots.skipped', { lines: number(skipped) }),
    perSecond !== null && t('operatorBots.perSecond', { rate: number(perSecond) }),
    // Less than a minute is told as one: it changes faster than anybody reads.
    secondsLeft !== null && t('operatorBots.secondsLeft', { span: spanText(language, Math.max(60, secondsLeft)) }),
  ].filter((note): note is string => Boolean(note))
  return (
    <div>
      <ProgressBar {...{ total, ok, failed, skipped }} label={words} />
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-[13px] text-ink-soft tabular-nums">
        <span>{words}</span>
        {failed > 0 && <span className="text-failed">{t('operatorBots.failed', { lines: number(failed) })}</span>}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </div>
  )
}
