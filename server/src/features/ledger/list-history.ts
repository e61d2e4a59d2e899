import type { api } from '@runmart/contract'
import type { Transaction } from '@runmart/contract/ledger'
import { toCsv } from '#platform/csv.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { listTransactions } from './queries.ts'

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
] as const satisfies (keyof Transaction)[]

/** A customer's transactions, newest first: a page, or all that match as CSV. */
export async function listHistory(
  tx: Tx,
  { caller, query }: HandlerInput<typeof api.ledger.history>,
): Promise<Result<{ items: Transaction[]; total: number; page: number; limit: number }>> {
  const { page, limit } = query
  if (query.format !== 'csv') {
    const { items, total } = await listTransactions(tx, caller.userId, query, { limit, offset: (page - 1) * limit })
    return { data: { items, total, page, limit } }
  }
  const { items, total } = await listTransactions(tx, caller.userId, query, null)
  const download = {
    fileName: 'runmart-transactions.csv',
    type: 'text/csv; charset=utf-8',
    content: toCsv(columns, items),
  }
  return { data: { items: [], total, page, limit }, download }
}
