import type { Readable } from 'node:stream'
import type { Language } from '@runmart/contract/languages'
import type { Order } from '@runmart/contract/orders-order'
import { translator } from '@runmart/i18n/server'
import { type Column, streamCsv } from '#platform/csv.ts'
import { localTime } from '#platform/days.ts'

/** Orders as a spreadsheet table, in the reader's language and time zone. */
export function ordersCsv(
  orders: readonly Order[],
  { language, timeZone }: { language: Language; timeZone: string },
): Readable {
  const t = translator(language)
  const columns: Column<Order>[] = [
    [t('csv.time', { zone: timeZone }), (it) => localTime(it.createdAt, timeZone)],
    [t('csv.code'), (it) => it.orderCode],
    [t('csv.service'), (it) => it.serviceName],
    [t('csv.status'), (it) => t(`orderStates.${it.orderStatus}`)],
    [t('csv.bot'), (it) => it.botStatus && t(`botStates.${it.botStatus}`)],
    [t('csv.quantity'), (it) => it.amount],
    [t('csv.total'), (it) => it.totalCash],
    [t('csv.refunded'), (it) => it.refunded],
    [t('csv.discountCode'), (it) => it.discountCode],
    [t('csv.contact'), (it) => it.contactInfo],
    [t('csv.note'), (it) => it.note],
    [t('csv.document'), (it) => it.documentLink],
  ]
  return streamCsv(language, columns, [orders])
}
