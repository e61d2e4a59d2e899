import { bots, type Run } from '@runmart/contract/bots'
import { useLanguage } from '#platform/language.tsx'
import { useAsk } from '#platform/use-ask.ts'
import { dateText } from '#ui/when-text.ts'

/** How long the lines and results of a run are kept. */
export function KeptUntil({ run }: { run: Run }) {
  const { language, say } = useLanguage()
  const { data } = useAsk(bots.list)
  if (run.filesGone) return null
  const words = run.filesUntil
    ? say('runConsole.keptUntil', { date: dateText(language, new Date(run.filesUntil)) })
    : data && say('runConsole.keptDays', { count: data.rules.keepDays })
  return words ? <p className="mt-1 text-[13px] text-ink-faint">{words}</p> : null
}
