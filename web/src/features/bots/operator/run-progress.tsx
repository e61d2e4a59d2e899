import type { RunProgress as Progress } from '@runmart/contract/bots'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { durationText } from '#ui/duration-text.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { answeredOf } from '../answered-of.ts'

/** The progress of a run: finished and failed lines, rate and remaining time. */
export function RunProgress({ progress }: { progress: Progress }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { total, ok, failed, skipped, perSecond, secondsLeft } = progress
  const number = (count: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(count)
  const done = t('operatorBots.lines', { done: number(answeredOf(progress)), total: number(total) })
  const notes = [
    skipped > 0 && t('operatorBots.skipped', { lines: number(skipped) }),
    perSecond !== null && t('operatorBots.perSecond', { rate: number(perSecond) }),
    // Show at least a minute: seconds change too fast to read.
    secondsLeft !== null && t('operatorBots.secondsLeft', { span: durationText(language, Math.max(60, secondsLeft)) }),
  ].filter((note): note is string => Boolean(note))
  return (
    <div>
      <ProgressBar {...{ total, ok, failed, skipped }} label={done} />
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-[13px] text-ink-soft tabular-nums">
        <span>{done}</span>
        {failed > 0 && <span className="text-failed">{t('operatorBots.failed', { lines: number(failed) })}</span>}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
    </div>
  )
}
