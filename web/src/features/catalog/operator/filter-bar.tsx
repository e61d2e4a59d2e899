import { categories, serviceStatuses } from '@runmart/contract/catalog'
import { useCallback } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'
import type { ServiceFilters } from './use-service-filters.ts'

const ANY = 'any'

/** Narrows the catalogue. */
export function FilterBar({ filters: { category, status, q, set } }: { filters: ServiceFilters }) {
  const t = useOperatorTranslations()
  const search = useCallback((text: string) => set({ q: text }, true), [set])
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line px-5 py-4">
      <SearchField
        label={t('operatorServices.search')}
        value={q ?? ''}
        onSearch={search}
        className="min-w-0 flex-1 basis-64"
      />
      <Select
        label={t('operatorServices.category')}
        name="category"
        value={category ?? ANY}
        options={[
          { value: ANY, label: t('operatorServices.anyCategory') },
          ...categories.map((value) => ({ value, label: t(`serviceCategories.${value}`) })),
        ]}
        onValueChange={(value) => set({ category: value === ANY ? null : value })}
        className="min-w-0 flex-1 basis-36 sm:max-w-48"
      />
      <Select
        label={t('operatorServices.status')}
        name="status"
        value={status ?? ANY}
        options={[
          { value: ANY, label: t('operatorServices.anyStatus') },
          ...serviceStatuses.map((value) => ({ value, label: t(`serviceStates.${value}`) })),
        ]}
        onValueChange={(value) => set({ status: value === ANY ? null : value })}
        className="min-w-0 flex-1 basis-36 sm:max-w-48"
      />
    </div>
  )
}
