import { Autocomplete } from '@base-ui/react/autocomplete'
import { accounts, type Customer } from '@runmart/contract/accounts'
import { accountsOperator } from '@runmart/contract/accounts-operator'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { useApi } from '#platform/use-api.ts'
import type { FieldControl } from '#ui/field.tsx'
import { inputStyles } from '#ui/input-styles.ts'
import { Money } from '#ui/money.tsx'
import { MAX_SEARCH_LENGTH } from '#ui/search-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { AccountStatus, CustomerName } from './customer-name.tsx'

const LIMIT = '4'

type Props = {
  control: Omit<FieldControl, 'name'>
  onPick: (customer: Customer) => void
  /** Searches payees: operators with the money right may not see customers otherwise. */
  isForMoney?: boolean
}

/** Finds a customer by part of the name or address. Enter picks the highlighted result, initially the first. */
export function CustomerSearch({ control, onPick, isForMoney = false }: Props) {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const [typed, setTyped] = useState('')
  const isTooLong = typed.trim().length > MAX_SEARCH_LENGTH
  const query = useDebounced(isTooLong ? '' : typed.trim())
  const payees = useApi(
    accountsOperator.payees,
    { query: { q: query } },
    { keepPrevious: true, enabled: isForMoney && query !== '' },
  )
  const customers = useApi(
    accounts.customers,
    { query: { q: query, limit: LIMIT } },
    { keepPrevious: true, enabled: !isForMoney && query !== '' },
  )
  const { data, error, isPlaceholderData } = isForMoney ? payees : customers
  const isSelf = (customer: Customer) => customer.id === user?.id
  // Operators cannot pick themselves, so they come last and Enter picks another customer.
  const found =
    query && !isPlaceholderData ? data?.items.toSorted((a, b) => Number(isSelf(a)) - Number(isSelf(b))) : undefined
  return (
    <Autocomplete.Root
      inline
      open={Boolean(typed.trim() && found?.length)}
      items={found ?? []}
      filter={null}
      itemToStringValue={(customer: Customer) => customer.username}
      value={typed}
      onValueChange={(value, { reason }) => reason === 'input-change' && setTyped(value)}
      autoHighlight="always"
      keepHighlight
    >
      <Autocomplete.Input
        {...control}
        placeholder={t('operatorCustomers.pickHint')}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter must not send the form, nor pick from results of an earlier query.
          event.preventDefault()
          if (query !== typed.trim()) event.preventBaseUIHandler()
        }}
        className={inputStyles}
      />
      {typed.trim() && (
        <div className="overflow-hidden rounded-lg border border-line">
          {(isTooLong || error) && (
            <p role="alert" className="px-3 py-4 text-[13px] text-failed">
              {isTooLong ? t('fields.textTooLong', { count: MAX_SEARCH_LENGTH }) : error}
            </p>
          )}
          {!found && !error && !isTooLong && (
            <div aria-busy="true" className="flex h-14 flex-col justify-center gap-2 px-3">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-3 w-44" />
            </div>
          )}
          {found?.length === 0 && (
            <p role="status" className="px-3 py-4 text-[13px] text-ink-faint">
              {t('operatorCustomers.nothingFound', { text: query })}
            </p>
          )}
          {found && found.length > 0 && (
            <Autocomplete.List aria-label={t('operatorCustomers.pickResults')} className="divide-y divide-line">
              {(customer: Customer) => (
                <CustomerOption
                  key={customer.id}
                  customer={customer}
                  isSelf={isSelf(customer)}
                  onPick={() => onPick(customer)}
                />
              )}
            </Autocomplete.List>
          )}
        </div>
      )}
    </Autocomplete.Root>
  )
}

type OptionProps = { customer: Customer; isSelf: boolean; onPick: () => void }

function CustomerOption({ customer, isSelf, onPick }: OptionProps) {
  const t = useOperatorTranslations()
  return (
    <Autocomplete.Item
      value={customer}
      disabled={isSelf}
      onClick={onPick}
      className="flex min-h-14 w-full cursor-default items-center justify-between gap-4 px-3 py-2 text-left data-highlighted:not-data-disabled:bg-sunken dark:data-highlighted:not-data-disabled:bg-line data-highlighted:[&_.text-ink-faint]:text-ink-soft"
    >
      <CustomerName
        customer={customer}
        badges={customer.status !== 'active' && <AccountStatus status={customer.status} />}
      />
      {isSelf ? (
        <span className="max-w-36 text-right text-[13px] text-ink-faint">{t('operatorCustomers.notYourself')}</span>
      ) : (
        <Money amount={customer.balance} className="text-ink-soft" />
      )}
    </Autocomplete.Item>
  )
}
