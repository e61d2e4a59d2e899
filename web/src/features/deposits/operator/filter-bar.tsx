import { feeds, transferStatuses } from '@runmart/contract/deposits'
import { useCallback } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'
import type { TransferFilters } from './use-transfer-filters.ts'

const ANY = 'any'

/** Narrows the inbox; the status only where all of them are shown. */
export function FilterBar({ filters: { view, status, feed, q, set } }: { filters: TransferFilters }) {
  const t = useOperatorTranslations()
  const search = useCallback((text: string) => set({ q: text }, true), [set])
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line px-5 py-4">
      <SearchField
        label={t('operatorTransfers.search')}
        value={q ?? ''}
        onSearch={search}
        className="min-w-0 flex-1 basis-64"
      />
      <Select
        label={t('operatorTransfers.feed')}
        name="feed"
        value={feed ?? ANY}
        options={[
          { value: ANY, label: t('operatorTransfers.anyFeed') },
          ...feeds.map((value) => ({ value, label: t(`feedNames.${value}`) })),
        ]}
        onValueChange={(value) => set({ feed: value === ANY ? null : value })}
        className="min-w-0 flex-1 basis-36 sm:max-w-48"
      />
      {view === 'all' && (
        <Select
          label={t('operatorTransfers.status')}
          name="status"
          value={status ?? ANY}
          options={[
            { value: ANY, label: t('operatorTransfers.anyStatus') },
            ...transferStatuses.map((value) => ({ value, label: t(`transferStates.${value}`) })),
          ]}
          onValueChange={(value) => set({ status: value === ANY ? null : value })}
          className="min-w-0 flex-1 basis-36 sm:max-w-48"
        />
      )}
    </div>
  )
}
