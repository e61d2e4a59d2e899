import { accounts, type Customer } from '@runmart/contract/accounts'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useApi } from '#platform/use-api.ts'
import type { FieldControl } from '#ui/field.tsx'
import { inputStyles } from '#ui/input-styles.ts'
import { useSettled } from '#ui/use-settled.ts'
import { CustomerResults } from './customer-results.tsx'

const MOST = '4'

type Props = { control: Omit<FieldControl, 'name'>; onPick: (customer: Customer) => void }

/** Finds a customer by part of his name or address; Enter takes the first. */
export function CustomerSearch({ control, onPick }: Props) {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const [typed, setTyped] = useState('')
  const wanted = useSettled(typed.trim())
  const { data, error, isPlaceholderData } = useApi(
    accounts.customers,
    { query: { q: wanted, limit: MOST } },
    { keepPrevious: true },
  )
  const found = wanted && !isPlaceholderData ? data?.items : undefined
  return (
    <>
      <input
        {...control}
        type="search"
        value={typed}
        maxLength={100}
        placeholder={t('operatorCustomers.pickHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would send the whole form, which is not what somebody who searches wants.
          event.preventDefault()
          const first = found?.find((customer) => customer.id !== user?.id)
          if (first && wanted === typed.trim()) onPick(first)
        }}
        className={`${inputStyles} [&::-webkit-search-cancel-button]:hidden`}
      />
      {typed.trim() && <CustomerResults typed={wanted} found={found} refusal={error} onPick={onPick} />}
    </>
  )
}
