import { useCallback } from 'react'
import { useSay } from '#platform/language.tsx'
import { Choice } from '#ui/choice.tsx'
import { SearchField } from '#ui/search-field.tsx'

export type LogFilter = { from: 'all' | 'bot' | 'shop'; words: string }
type Props = { filter: LogFilter; onChange: (next: LogFilter) => void }

/** Narrows a log to one who speaks, or to words. */
export function LogFilters({ filter, onChange }: Props) {
  const say = useSay()
  const search = useCallback((words: string) => onChange({ ...filter, words }), [filter, onChange])
  return (
    <>
      <Choice
        bare
        label={say('runConsole.whose')}
        name="log-from"
        value={filter.from}
        options={[
          { value: 'all', label: say('runConsole.everyone') },
          { value: 'bot', label: say('runConsole.bot') },
          { value: 'shop', label: say('runConsole.shop') },
        ]}
        onChange={(from) => onChange({ ...filter, from })}
      />
      <SearchField
        className="min-w-40 flex-1 sm:max-w-56"
        label={say('runConsole.searchLog')}
        value={filter.words}
        onSearch={search}
      />
    </>
  )
}
