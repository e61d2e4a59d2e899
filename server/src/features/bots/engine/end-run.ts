import type { RunNote } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { botOrders, moveBot, type StoredOrder } from '#features/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { endOfLog, insertNote } from '../log-queries.ts'
import { releaseLease } from '../run-queries.ts'
import { progressOf } from '../views/progress-of.ts'
import type { Lease } from './active-run.ts'
import { requestNextRun, requestRun } from './run-requests.ts'
import { type Batch, publishProgress, type SavedRun, saveBatch } from './save-batch.ts'

/** How a run is over, for the order and for its log. */
export type RunEnd = { step: { to: 'stopped'; hasFinished?: true } | { to: 'error' }; note: RunNote }

/** Writes the last of a run that is over, ends it, and requests the customer's next run. */
export async function finishRun(tx: Tx, lease: Lease, batch: Batch, end: RunEnd): Promise<void> {
  const saved = await saveBatch(tx, lease, batch)
  // Halted, or halted and started again meanwhile: that came before the end.
  if (!botOrders.isRunnable(saved.order) || saved.order.botStatus !== 'running') return leave(tx, saved)
  insertNote(tx, lease.orderId, end.note)
  releaseLease(tx, lease.orderId, sql`, ended_at = now()`)
  await moveBot(tx, saved.order, { ...end.step, by: 'system', byId: null })
  await publishProgress(tx, saved.run, progressOf({ ...saved.run, perSecond: null }))
  await requestNextRun(tx, saved.run.customerId)
}

/** Writes what is left and releases the run: to the next node when it is to go on, otherwise until it is started again. */
export async function releaseRun(tx: Tx, lease: Lease, batch: Batch): Promise<void> {
  await leave(tx, await saveBatch(tx, lease, batch))
}

async function leave(tx: Tx, { order, run }: SavedRun): Promise<void> {
  const isOver = isFinal(order.status) || order.botStatus === 'stopped'
  const note = noteOf(order)
  const [last] = await endOfLog(tx, order.id, 1)
  if (note && last?.text !== 'stopped-by-shop') insertNote(tx, order.id, note)
  releaseLease(tx, order.id, isOver ? sql`, ended_at = now()` : sql``)
  if (botOrders.isRunnable(order)) requestRun(tx, order.id)
  await publishProgress(tx, run, progressOf({ ...run, perSecond: null }))
  await requestNextRun(tx, run.customerId)
}

/** Why a run that was under way halted, as a note of its log. */
function noteOf(order: StoredOrder): RunNote | null {
  if (order.status === 'cancel') return 'cancelled'
  if (isFinal(order.status)) return 'stopped'
  if (order.botStatus === 'paused') return 'paused'
  if (order.botStatus === 'stopped') return 'stopped'
  return botOrders.isRunnable(order) ? null : 'expired'
}
