import { botStatuses } from '@runmart/contract/bots-states'
import { orderStatuses } from '@runmart/contract/orders-states'
import { useCallback } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { DaySpan } from '#ui/day-span.tsx'
import { ResetFilters } from '#ui/reset-filters.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Select } from '#ui/select.tsx'
import { noFilters, type OrderFilter, type OrderQuery } from './order-query.ts'

type Props = {
  query: OrderQuery
  onChange: (changes: { [Name in OrderFilter]?: string | null }, replace?: boolean) => void
  /** Whether the orders have bots, whose states one may want to see. */
  bots?: boolean
}

/** Narrows a list of orders by words, state and a span of days. */
export function OrderFilters({ query, onChange, bots = false }: Props) {
  const t = useTranslations()
  const search = useCallback((q: string) => onChange({ q }, true), [onChange])
  const any = (label: string) => ({ value: 'any', label })
  const chosen = (value: string) => (value === 'any' ? null : value)
  return (
    <search aria-label={t('orders.filters')} className="mb-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      <SearchField
        className="col-span-2 sm:min-w-52 sm:flex-1"
        label={t('orders.search')}
        value={query.q ?? ''}
        onSearch={search}
      />
      <Select
        className={bots ? 'min-w-0 sm:w-40' : 'col-span-2 min-w-0 sm:w-40'}
        name="status"
        label={t('orders.status')}
        options={[
          any(t('orders.anyStatus')),
          ...orderStatuses.map((status) => ({ value: status as string, label: t(`orderStates.${status}`) })),
        ]}
        value={query.status ?? 'any'}
        onValueChange={(status) => onChange({ status: chosen(status) })}
      />
      {bots && (
        <Select
          className="min-w-0 sm:w-40"
          name="botStatus"
          label={t('orders.botStatus')}
          options={[
            any(t('orders.anyBotStatus')),
            ...botStatuses.map((status) => ({ value: status as string, label: t(`botStates.${status}`) })),
          ]}
          value={query.botStatus ?? 'any'}
          onValueChange={(botStatus) => onChange({ botStatus: chosen(botStatus) })}
        />
      )}
      <DaySpan span={query} onChange={onChange} />
      {Object.keys(query).length > 0 && <ResetFilters onReset={() => onChange(noFilters)} />}
    </search>
  )
}
