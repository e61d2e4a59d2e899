import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Transaction } from '@runmart/contract/ledger'
import { toCsv } from '#platform/csv.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { listTransactions } from './queries.ts'
import { findOwed } from './reverse.ts'

const columns = [
  'createdAt',
  'transactionCode',
  'type',
  'status',
  'amount',
  'balanceAfter',
  'transferContent',
  'originalAmount',
  'originalCurrency',
  'exchangeRate',
  'orderCode',
  'description',
  'kind',
  'reverses',
] as const satisfies (keyof Transaction)[]

/** A customer's transactions, newest first: a page, or all that match as CSV. */
export async function listHistory(
  tx: Tx,
  { caller, query }: HandlerInput<typeof api.ledger.history>,
): Promise<Result<DataOf<typeof api.ledger.history>>> {
  const { page, limit } = query
  const owed = await findOwed(tx, caller.userId)
  if (query.format !== 'csv') {
    const { items, total } = await listTransactions(tx, caller.userId, query, { limit, offset: (page - 1) * limit })
    return { data: { items, total, page, limit, owed } }
  }
  const { items, total } = await listTransactions(tx, caller.userId, query, null)
  const download = {
    fileName: 'runmart-transactions.csv',
    type: 'text/csv; charset=utf-8',
    content: toCsv(columns, items),
  }
  return { data: { items: [], total, page, limit, owed }, download }
}
