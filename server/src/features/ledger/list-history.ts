import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Transaction } from '@runmart/contract/ledger'
import { toCsv } from '#platform/csv.ts'
import type { Reader } from '#platform/db/reader.ts'
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
  tx: Reader,
  { caller, query }: HandlerInput<typeof api.ledger.history>,
): Promise<Result<DataOf<typeof api.ledger.history>>> {
  const { page, limit } = query
  const isPage = query.format !== 'csv'
  const [owed, { items, total }] = await Promise.all([
    findOwed(tx, caller.userId),
    listTransactions(tx, caller.userId, query, isPage ? { limit, offset: (page - 1) * limit } : null),
  ])
  if (isPage) return { data: { items, total, page, limit, owed } }
  const download = {
    fileName: 'runmart-transactions.csv',
    type: 'text/csv; charset=utf-8',
    content: toCsv(columns, items),
  }
  return { data: { items: [], total, page, limit, owed }, download }
}
