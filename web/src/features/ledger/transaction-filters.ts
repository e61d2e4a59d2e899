import { type Transaction, transactionStatuses, transactionTypes } from '@runmart/contract/ledger'
import { isDay } from '#platform/days.ts'

type TransactionFilters = { type?: Transaction['type']; status?: Transaction['status']; from?: string; to?: string }

/** The statuses that transactions can have; the other two of the API belong to orders. */
export const offeredStatuses = ['success', 'pending', 'failed', 'cancel'] as const satisfies Transaction['status'][]

/** Reads the filters from the address and drops invalid ones. */
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
