import { type Transaction, transactionTypes } from '@runmart/contract/ledger'

export type TransactionQuery = { type?: Transaction['type']; from?: string; to?: string }

/** What an address asks to be shown; whatever it cannot mean is left out. */
export function readTransactionQuery(get: (name: 'type' | 'from' | 'to') => string): TransactionQuery {
  const type = transactionTypes.find((known) => known === get('type'))
  const day = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  return {
    ...(type && { type }),
    ...(day(get('from')) && { from: get('from') }),
    ...(day(get('to')) && { to: get('to') }),
  }
}
