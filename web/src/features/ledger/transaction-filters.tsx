import { transactionTypes } from '@runmart/contract/ledger'
import { X } from 'lucide-react'
import { useSay } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { TransactionQuery } from './transaction-query.ts'

type Changes = { type?: string | null; from?: string | null; to?: string | null }
type Props = { query: TransactionQuery; onChange: (changes: Changes) => void }

/** Narrows the list to a type and a span of days. */
export function TransactionFilters({ query, onChange }: Props) {
  const say = useSay()
  const narrowed = Object.keys(query).length > 0
  const options = [
    { value: 'all', label: say('transactions.allTypes') },
    ...transactionTypes.map((type) => ({ value: type as string, label: say(`transactionKinds.${type}`) })),
  ]
  return (
    <search
      aria-label={say('transactions.filters')}
      className="mb-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <Select
        className="col-span-2 min-w-0 sm:w-48"
        name="type"
        label={say('transactions.type')}
        options={options}
        value={query.type ?? 'all'}
        onValueChange={(type) => onChange({ type: type === 'all' ? null : type })}
      />
      <TextField
        className="min-w-0 sm:w-40"
        name="from"
        type="date"
        title={say('transactions.utc')}
        label={say('transactions.from')}
        value={query.from ?? ''}
        max={query.to}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        className="min-w-0 sm:w-40"
        name="to"
        type="date"
        title={say('transactions.utc')}
        label={say('transactions.to')}
        value={query.to ?? ''}
        min={query.from}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      {narrowed && (
        <Button
          variant="quiet"
          className="col-span-2 h-10"
          icon={<X aria-hidden />}
          onClick={() => onChange({ type: null, from: null, to: null })}
        >
          {say('transactions.reset')}
        </Button>
      )}
    </search>
  )
}
