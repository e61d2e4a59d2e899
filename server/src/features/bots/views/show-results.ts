import type { Readable } from 'node:stream'
import type { api } from '@runmart/contract'
import type { LineDone } from '@runmart/contract/bots'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Language } from '@runmart/contract/languages'
import { isFinal } from '@runmart/contract/orders-states'
import { translator } from '@runmart/i18n/server'
import { writeAudit } from '#features/audit/index.ts'
import { getOrder, type StoredOrder } from '#features/orders/index.ts'
import { type Column, streamCsv } from '#platform/csv.ts'
import type { Download, Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { readLinesDone } from '../archive/read-lines-done.ts'
import { showLine, showMyLine } from './show-line.ts'

/** The results of a run: one page, a CSV file, or the lines themselves for a new order. */
export async function showResults(
  db: Transactions,
  { params, query, caller, request }: HandlerInput<typeof api.bots.results>,
  { objectStore }: Shop,
): Promise<Result<DataOf<typeof api.bots.results>>> {
  const order = await db.transaction((tx) => getOrder(tx, params.id, caller.userId))
  const { page, limit, format = 'json', status } = query
  const part = format === 'json' ? { page, limit } : null
  const filter = { orderId: order.id, statuses: status ?? null, isOver: isFinal(order.status), part }
  const { items: stored, total } = await readLinesDone(db, objectStore, filter, request.log)
  const items = stored.map((it) => showMyLine(it, request.language))
  if (format === 'json') return { data: { items, total, page, limit } }
  return { data: { items: [], total, page, limit }, download: download(order, format, items, request.language) }
}

/**
 * Answers after the end of the order: unpaid, so only operators see them. They contain lines of the customer, so the
 * audit log records the reader.
 */
export async function showLateAnswers(
  db: Transactions,
  { params, query, caller, request }: HandlerInput<typeof api.botsOperator.lateAnswers>,
  { objectStore }: Shop,
): Promise<Result<DataOf<typeof api.botsOperator.lateAnswers>>> {
  const order = await db.transaction((tx) => getOrder(tx, params.id))
  const { page, limit, format = 'json' } = query
  const part = format === 'json' ? { page, limit } : null
  const filter = { orderId: order.id, statuses: null, problem: 'tooLate', isOver: false, part } as const
  const { items: stored, total } = await readLinesDone(db, objectStore, filter, request.log)
  if (total > 0)
    await db.transaction(async (tx) =>
      writeAudit(tx, {
        operatorId: caller.userId,
        address: request.address,
        action: 'bot.read-late-answers',
        subject: order.id,
        details: { customerId: order.customerId, lines: stored.map((it) => it.line) },
      }),
    )
  const items = stored.map((it) => showLine(it, request.language))
  if (format === 'json') return { data: { items, total, page, limit } }
  return { data: { items: [], total, page, limit }, download: download(order, format, items, request.language) }
}

function download(order: StoredOrder, format: 'csv' | 'txt', items: readonly LineDone[], language: Language): Download {
  const name = `${order.code}-results`
  if (format === 'csv')
    return {
      fileName: `${name}.csv`,
      type: 'text/csv; charset=utf-8',
      content: resultsCsv(items, language),
    }
  return {
    fileName: `${name}.txt`,
    type: 'text/plain; charset=utf-8',
    content: items.map((it) => `${it.input}\n`).join(''),
  }
}

function resultsCsv(items: readonly LineDone[], language: Language): Readable {
  const t = translator(language)
  const columns: Column<LineDone>[] = [
    [t('csv.line'), (it) => it.line],
    [t('csv.input'), (it) => it.input],
    [t('csv.status'), (it) => t(`lineStates.${it.status}`)],
    [t('csv.result'), (it) => it.text],
  ]
  return streamCsv(language, columns, [items])
}
