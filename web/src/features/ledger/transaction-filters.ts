import { type Transaction, transactionStatuses, transactionTypes } from '@runmart/contract/ledger'
import { isDay } from '#platform/days.ts'

type TransactionFilters = { type?: Transaction['type']; status?: Transaction['status']; from?: string; to?: string }

/** The states that a transaction of ours can have; the other two of the API are those of orders. */
export const offeredStatuses = ['success', 'pending', 'failed', 'cancel'] as const satisfies Transaction['status'][]

/** The filters of an address; what is not valid is left out. */
export function readTransactionFilters(get: (name: 'type' | 'status' | 'from' | 'to') => string): TransactionFilters {
  const type = transactionTypes.find((known) => known === get('type'))
  const status = transactionStatuses.find((known) => known === get('status'))
  return {
    ...(type && { type }),
    ...(status && { status }),
    ...(isDay(get('from')) && { from: get('from') }),
    ...(isDay(get('to')) && { to: get('to') }),
  }
}
