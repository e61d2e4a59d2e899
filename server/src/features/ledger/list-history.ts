import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { spanOf } from '#platform/days.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { nameTransactions } from './name-transactions.ts'
import { listTransactions } from './queries.ts'
import { findOwed } from './reverse.ts'
import { transactionsCsv } from './transactions-csv.ts'

/** A customer's transactions, newest first: a page, or all that match as a table in the language of the request. */
export async function listHistory(
  tx: Reader,
  { caller, query, request: { language } }: HandlerInput<typeof api.ledger.history>,
  shop: Shop,
): Promise<Result<DataOf<typeof api.ledger.history>>> {
  const { page, limit } = query
  const { userId: customerId, timeZone } = caller
  const isPage = query.format !== 'csv'
  const filter = { ...query, ...spanOf(query, timeZone) }
  const [owed, { items: found, total }] = await Promise.all([
    findOwed(tx, customerId),
    listTransactions(tx, customerId, filter, isPage ? { limit, offset: (page - 1) * limit } : null),
  ])
  const items = await nameTransactions(tx, { customerId, language }, found, shop)
  if (isPage) return { data: { items, total, page, limit, owed } }
  const download = {
    fileName: 'runmart-transactions.csv',
    type: 'text/csv; charset=utf-8',
    content: transactionsCsv(items, { language, timeZone }),
  }
  return { data: { items: [], total, page, limit, owed }, download }
}
