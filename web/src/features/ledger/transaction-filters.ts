import { type Transaction, transactionTypes } from '@runmart/contract/ledger'
import { isDay } from '#platform/is-day.ts'

type TransactionFilters = { type?: Transaction['type']; from?: string; to?: string }

/** The filters of an address; what is not valid is left out. */
export function readTransactionFilters(get: (name: 'type' | 'from' | 'to') => string): TransactionFilters {
  const type = transactionTypes.find((known) => known === get('type'))
  return {
    ...(type && { type }),
    ...(isDay(get('from')) && { from: get('from') }),
    ...(isDay(get('to')) && { to: get('to') }),
  }
}
