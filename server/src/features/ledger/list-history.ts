import type { Readable } from 'node:stream'
import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import type { NamedTransaction } from '@runmart/contract/ledger'
import { translator } from '@runmart/i18n/server'
import { transactionKey } from '@runmart/i18n/transaction-key'
import { type Column, streamCsv } from '#platform/csv.ts'
import { localTime, spanOf } from '#platform/days.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { nameTransactions } from './name-transactions.ts'
import { listTransactions } from './queries.ts'
import { findOwed } from './reverse.ts'

/** The customer's transactions, newest first: one page, or all matches as a table in the request's language. */
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

/** Transactions as a spreadsheet table, in the reader's language and time zone. */
function transactionsCsv(
  transactions: readonly NamedTransaction[],
  { language, timeZone }: { language: Language; timeZone: string },
): Readable {
  const t = translator(language)
  const decimal = (it: string | null) => it && { decimal: it }
  const columns: Column<NamedTransaction>[] = [
    [t('csv.time', { zone: timeZone }), (it) => localTime(it.createdAt, timeZone)],
    [t('csv.code'), (it) => it.transactionCode],
    [t('csv.type'), (it) => t(transactionKey(it))],
    [t('csv.service'), (it) => it.serviceName],
    [t('csv.category'), (it) => it.categoryName],
    [t('csv.order'), (it) => it.orderCode],
    [t('csv.status'), (it) => t(`transactionStates.${it.status}`)],
    [t('csv.sum'), (it) => it.amount],
    [t('csv.balanceAfter'), (it) => it.balanceAfter],
    [t('csv.transferContent'), (it) => it.transferContent],
    [t('csv.original'), (it) => decimal(it.originalAmount)],
    [t('csv.currency'), (it) => it.originalCurrency],
    [t('csv.exchangeRate'), (it) => decimal(it.exchangeRate)],
    [t('csv.note'), (it) => it.description],
    [t('csv.reverses'), (it) => it.reverses],
  ]
  return streamCsv(language, columns, [transactions])
}
