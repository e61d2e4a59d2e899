import type { LogEntry } from '@runmart/contract/bots'
import { ScrollText } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Empty } from '#ui/empty.tsx'
import { FollowBox } from '#ui/follow-box.tsx'
import { Section } from '#ui/section.tsx'
import { LOG_KEPT } from './follow-run.ts'
import { type LogFilter, LogFilters } from './log-filters.tsx'
import { LogRow } from './log-row.tsx'
import { logText, logWords } from './log-words.ts'

/** What was said during a run, newest below; it follows along unless somebody scrolled up to read. */
export function RunLog({ log }: { log: readonly LogEntry[] }) {
  const voice = useLanguage()
  const { t } = voice
  const [filter, setFilter] = useState<LogFilter>({ from: 'all', words: '' })
  const shown = useMemo(() => {
    const words = filter.words.toLowerCase()
    return log.filter(
      (entry) =>
        (filter.from === 'all' || entry.from === filter.from) &&
        (!words || logWords(voice, entry).toLowerCase().includes(words)),
    )
  }, [voice, log, filter])
  const copied = useCallback(() => logText(voice, shown), [voice, shown])
  return (
    <Section
      title={t('runConsole.log')}
      {...(log.length === LOG_KEPT && { description: t('runConsole.logEnd', { count: LOG_KEPT }) })}
      padded={false}
      action={
        <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto sm:flex-1 sm:justify-end">
          <LogFilters filter={filter} onChange={setFilter} />
          <CopyButton text={copied} label={t('runConsole.copyLog')} />
        </div>
      }
    >
      <FollowBox
        label={t('runConsole.log')}
        className="max-h-72 min-h-48 rounded-b-lg bg-sunken py-2 outline-offset-[-2px] sm:max-h-88"
      >
        {shown.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
        {shown.length === 0 && (
          <Empty
            icon={ScrollText}
            title={t(log.length ? 'runConsole.logNoMatch' : 'runConsole.logEmpty')}
            className="py-8 font-sans text-sm"
          >
            {log.length ? null : t('runConsole.logEmptyText')}
          </Empty>
        )}
      </FollowBox>
    </Section>
  )
}
