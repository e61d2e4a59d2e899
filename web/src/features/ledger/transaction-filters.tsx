import { transactionTypes } from '@runmart/contract/ledger'
import { useTranslations } from '#platform/language.tsx'
import { DaySpan } from '#ui/day-span.tsx'
import { ResetFilters } from '#ui/reset-filters.tsx'
import { Select } from '#ui/select.tsx'
import type { TransactionQuery } from './transaction-query.ts'

type Changes = { type?: string | null; from?: string | null; to?: string | null }
type Props = { query: TransactionQuery; onChange: (changes: Changes) => void }

/** Narrows the list to a type and a span of days. */
export function TransactionFilters({ query, onChange }: Props) {
  const t = useTranslations()
  const narrowed = Object.keys(query).length > 0
  const options = [
    { value: 'all', label: t('transactions.allTypes') },
    ...transactionTypes.map((type) => ({ value: type as string, label: t(`transactionKinds.${type}`) })),
  ]
  return (
    <search
      aria-label={t('transactions.filters')}
      className="mb-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <Select
        className="col-span-2 min-w-0 sm:w-48"
        name="type"
        label={t('transactions.type')}
        options={options}
        value={query.type ?? 'all'}
        onValueChange={(type) => onChange({ type: type === 'all' ? null : type })}
      />
      <DaySpan span={query} onChange={onChange} />
      {narrowed && <ResetFilters onReset={() => onChange({ type: null, from: null, to: null })} />}
    </search>
  )
}
