import type { RunNote } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { botOrders, moveBot, type StoredOrder } from '#features/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { endOfLog, noteInLog } from '../log-queries.ts'
import { letGo } from '../run-queries.ts'
import { progressOf } from '../views/progress-of.ts'
import type { Hold } from './hold.ts'
import { requestNextRun, requestRun } from './run-requests.ts'
import { type Batch, type SavedRun, saveBatch, tellProgress } from './save-batch.ts'

/** How a run is over, for the order and for its log. */
export type RunEnd = { step: { to: 'stopped'; hasFinished?: true } | { to: 'error' }; note: RunNote }

/** Writes the last of a run that is over, ends it, and lets others of this customer have the place. */
export async function finishRun(tx: Tx, hold: Hold, batch: Batch, end: RunEnd): Promise<void> {
  const saved = await saveBatch(tx, hold, batch)
  // Halted, or halted and asked for anew meanwhile: the wish came before the end.
  if (!botOrders.isRunnable(saved.order) || saved.order.botStatus !== 'running') return leave(tx, saved)
  noteInLog(tx, hold.orderId, end.note)
  letGo(tx, hold.orderId, sql`, ended_at = now()`)
  await moveBot(tx, saved.order, { ...end.step, by: 'system', byId: null })
  await tellProgress(tx, saved.run, progressOf({ ...saved.run, perSecond: null }))
  await requestNextRun(tx, saved.run.customerId)
}

/** Writes what is left and gives the run up: to whoever comes next when it is still wanted, otherwise until it is again. */
export async function releaseRun(tx: Tx, hold: Hold, batch: Batch): Promise<void> {
  await leave(tx, await saveBatch(tx, hold, batch))
}

async function leave(tx: Tx, { order, run }: SavedRun): Promise<void> {
  const isOver = isFinal(order.status) || order.botStatus === 'stopped'
  const note = noteOf(order)
  const [last] = await endOfLog(tx, order.id, 1)
  if (note && last?.text !== 'stopped-by-shop') noteInLog(tx, order.id, note)
  letGo(tx, order.id, isOver ? sql`, ended_at = now()` : sql``)
  if (botOrders.isRunnable(order)) requestRun(tx, order.id)
  await tellProgress(tx, run, progressOf({ ...run, perSecond: null }))
  await requestNextRun(tx, run.customerId)
}

/** Why a run that was under way halted, as its log says it. */
function noteOf(order: StoredOrder): RunNote | null {
  if (order.status === 'cancel') return 'cancelled'
  if (isFinal(order.status)) return 'stopped'
  if (order.botStatus === 'paused') return 'paused'
  if (order.botStatus === 'stopped') return 'stopped'
  return botOrders.isRunnable(order) ? null : 'expired'
}
