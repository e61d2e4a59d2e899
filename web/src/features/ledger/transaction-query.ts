import { type Transaction, transactionTypes } from '@runmart/contract/ledger'
import { isDay } from '#platform/is-day.ts'

export type TransactionQuery = { type?: Transaction['type']; from?: string; to?: string }

/** What an address asks to be shown; whatever it cannot mean is left out. */
export function readTransactionQuery(get: (name: 'type' | 'from' | 'to') => string): TransactionQuery {
  const type = transactionTypes.find((known) => known === get('type'))
  return {
    ...(type && { type }),
    ...(isDay(get('from')) && { from: get('from') }),
    ...(isDay(get('to')) && { to: get('to') }),
  }
}
