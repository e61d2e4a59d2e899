import { serviceTypes } from '@runmart/contract/catalog'
import { orderStatuses } from '@runmart/contract/orders-states'
import { useCallback } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'
import { typeWords } from './type-words.ts'
import type { DeskFilters } from './use-desk-filters.ts'

const ANY = 'any'

/** Narrows the orders; the status only where all of them are shown. */
export function FilterBar({ filters: { isQueue, status, type, q, set } }: { filters: DeskFilters }) {
  const t = useOperatorTranslations()
  const search = useCallback((text: string) => set({ q: text }, true), [set])
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line px-5 py-4">
      <SearchField
        label={t('operatorOrders.search')}
        value={q ?? ''}
        onSearch={search}
        className="min-w-0 flex-1 basis-64"
      />
      <Select
        label={t('operatorOrders.type')}
        name="type"
        value={type ?? ANY}
        options={[
          ...(isQueue ? [] : [{ value: ANY, label: t('operatorOrders.anyType') }]),
          ...serviceTypes.map((value) => ({ value, label: t(typeWords[value]) })),
        ]}
        onValueChange={(value) => set({ type: value === (isQueue ? 'REFERRAL' : ANY) ? null : value })}
        className="min-w-0 flex-1 basis-36 sm:max-w-52"
      />
      {!isQueue && (
        <Select
          label={t('operatorOrders.status')}
          name="status"
          value={status ?? ANY}
          options={[
            { value: ANY, label: t('operatorOrders.anyStatus') },
            ...orderStatuses.map((value) => ({ value, label: t(`orderStates.${value}`) })),
          ]}
          onValueChange={(value) => set({ status: value === ANY ? null : value })}
          className="min-w-0 flex-1 basis-36 sm:max-w-48"
        />
      )}
    </div>
  )
}
