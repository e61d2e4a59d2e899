import type { Readable } from 'node:stream'
import type { Language } from '@runmart/contract/languages'
import type { NamedTransaction } from '@runmart/contract/ledger'
import { translator } from '@runmart/i18n/server'
import { transactionKey } from '@runmart/i18n/transaction-key'
import { type Column, streamCsv } from '#platform/csv.ts'
import { localTime } from '#platform/days.ts'

/** Transactions as a table for a spreadsheet, in the reader's words and time. */
export function transactionsCsv(
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
