import type { LogEntry } from '@runmart/contract/bots'
import { ScrollText } from 'lucide-react'
import { memo, useCallback, useMemo, useState } from 'react'
import { type Translations, useLanguage, useTranslations } from '#platform/language.tsx'
import { AutoScrollBox } from '#ui/auto-scroll-box.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Empty } from '#ui/empty.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { MAX_LOG_ENTRIES } from './run-events.ts'

/** The log of a run, newest entry last. It follows new entries unless the reader scrolled up. */
export function RunLog({ log }: { log: readonly LogEntry[] }) {
  const translations = useLanguage()
  const { t } = translations
  const [filter, setFilter] = useState<LogFilter>({ from: 'all', search: '' })
  const entries = useMemo(() => {
    const search = filter.search.toLowerCase()
    return log.filter(
      (entry) =>
        (filter.from === 'all' || entry.from === filter.from) &&
        (!search || entryText(translations, entry).toLowerCase().includes(search)),
    )
  }, [translations, log, filter])
  const textToCopy = useCallback(() => logText(translations, entries), [translations, entries])
  return (
    <Section
      title={t('runConsole.log')}
      {...(log.length === MAX_LOG_ENTRIES && { description: t('runConsole.logEnd', { count: MAX_LOG_ENTRIES }) })}
      padded={false}
      action={
        <div className="flex w-full flex-wrap items-center gap-2 sm:w-auto sm:flex-1 sm:justify-end">
          <LogFilters filter={filter} onChange={setFilter} />
          <CopyButton text={textToCopy} label={t('runConsole.copyLog')} />
        </div>
      }
    >
      <AutoScrollBox
        label={t('runConsole.log')}
        className="max-h-72 min-h-48 rounded-b-lg bg-sunken py-2 outline-offset-[-2px] sm:max-h-88"
      >
        {entries.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
        {entries.length === 0 && (
          <Empty
            icon={ScrollText}
            title={t(log.length ? 'runConsole.logNoMatch' : 'runConsole.logEmpty')}
            className="py-8 font-sans text-sm"
          >
            {log.length ? null : t('runConsole.logEmptyText')}
          </Empty>
        )}
      </AutoScrollBox>
    </Section>
  )
}

type LogFilter = { from: 'all' | 'bot' | 'shop'; search: string }
type Props = { filter: LogFilter; onChange: (next: LogFilter) => void }

/** Filters a log by author (bot or shop) and by a search text. */
function LogFilters({ filter, onChange }: Props) {
  const t = useTranslations()
  const onSearch = useCallback((search: string) => onChange({ ...filter, search }), [filter, onChange])
  return (
    <>
      <SegmentedControl
        bare
        label={t('runConsole.whose')}
        name="log-from"
        value={filter.from}
        options={[
          { value: 'all', label: t('runConsole.everyone') },
          { value: 'bot', label: t('runConsole.bot') },
          { value: 'shop', label: t('runConsole.shop') },
        ]}
        onChange={(from) => onChange({ ...filter, from })}
      />
      <SearchField
        className="min-w-40 flex-1 sm:max-w-56"
        label={t('runConsole.searchLog')}
        value={filter.search}
        onSearch={onSearch}
      />
    </>
  )
}

/** One log entry. Memoised: the page renders up to two thousand of them while more arrive. */
const LogRow = memo(function LogRow({ entry }: { entry: LogEntry }) {
  const translations = useLanguage()
  const isShop = entry.from === 'shop'
  return (
    <div className="flex gap-3 px-5 py-px hover:bg-line/50">
      <time dateTime={entry.at} className="shrink-0 text-ink-soft select-none">
        {entryTime(entry)}
      </time>
      <span className="min-w-0 wrap-anywhere whitespace-pre-wrap text-ink">
        {isShop && <span className="font-bold text-brand">Runmart </span>}
        {entryText(translations, entry)}
      </span>
    </div>
  )
})

/** The text of an entry: the bot's own text, or the shop's note in the reader's language. */
function entryText({ t }: Translations, entry: LogEntry): string {
  if (entry.from === 'bot') return entry.text
  const note = t(`runNotes.${entry.text}`)
  return entry.detail ? `${note}: ${entry.detail}` : note
}

/** The local time of an entry. */
function entryTime(entry: LogEntry): string {
  return new Date(entry.at).toLocaleTimeString('sv')
}

/** The log as plain text for the clipboard. */
function logText(translations: Translations, log: readonly LogEntry[]): string {
  const author = (entry: LogEntry) => (entry.from === 'shop' ? 'Runmart: ' : '')
  return log.map((entry) => `${entryTime(entry)}  ${author(entry)}${entryText(translations, entry)}`).join('\n')
}
