import { bots, type Run } from '@runmart/contract/bots'
import { useLanguage } from '#platform/language.tsx'
import { useApi } from '#platform/use-api.ts'
import { dateText } from '#ui/when-text.ts'

/** How long the lines and results of a run are kept. */
export function KeptUntil({ run }: { run: Run }) {
  const { language, t } = useLanguage()
  const { data } = useApi(bots.list)
  if (run.filesGone) return null
  const words = run.filesUntil
    ? t('runConsole.keptUntil', { date: dateText(language, new Date(run.filesUntil)) })
    : data && t('runConsole.keptDays', { count: data.rules.keepDays })
  return words ? <p className="mt-1 text-[13px] text-ink-faint">{words}</p> : null
}
