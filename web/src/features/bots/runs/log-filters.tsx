import { useCallback } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Choice } from '#ui/choice.tsx'
import { SearchField } from '#ui/search-field.tsx'

export type LogFilter = { from: 'all' | 'bot' | 'shop'; words: string }
type Props = { filter: LogFilter; onChange: (next: LogFilter) => void }

/** Narrows a log to one who speaks, or to words. */
export function LogFilters({ filter, onChange }: Props) {
  const t = useTranslations()
  const search = useCallback((words: string) => onChange({ ...filter, words }), [filter, onChange])
  return (
    <>
      <Choice
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
        value={filter.words}
        onSearch={search}
      />
    </>
  )
}
