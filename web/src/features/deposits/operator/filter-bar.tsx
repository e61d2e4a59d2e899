import { feeds, transferStatuses } from '@runmart/contract/deposits'
import { useCallback } from 'react'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'
import type { TransferFilters } from './use-transfer-filters.ts'

const ANY = 'any'

/** Narrows the inbox; the status only where all of them are shown. */
export function FilterBar({ filters: { view, status, feed, q, set } }: { filters: TransferFilters }) {
  const say = useOperatorSay()
  const search = useCallback((text: string) => set({ q: text }, true), [set])
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line px-5 py-4">
      <SearchField
        label={say('transfers.search')}
        value={q ?? ''}
        onSearch={search}
        className="min-w-0 flex-1 basis-64"
      />
      <Select
        label={say('transfers.feed')}
        name="feed"
        value={feed ?? ANY}
        options={[
          { value: ANY, label: say('transfers.anyFeed') },
          ...feeds.map((value) => ({ value, label: say(`feedNames.${value}`) })),
        ]}
        onValueChange={(value) => set({ feed: value === ANY ? null : value })}
        className="min-w-0 flex-1 basis-36 sm:max-w-48"
      />
      {view === 'all' && (
        <Select
          label={say('transfers.status')}
          name="status"
          value={status ?? ANY}
          options={[
            { value: ANY, label: say('transfers.anyStatus') },
            ...transferStatuses.map((value) => ({ value, label: say(`transferStates.${value}`) })),
          ]}
          onValueChange={(value) => set({ status: value === ANY ? null : value })}
          className="min-w-0 flex-1 basis-36 sm:max-w-48"
        />
      )}
    </div>
  )
}
