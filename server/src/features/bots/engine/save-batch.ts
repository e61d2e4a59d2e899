import type { RunNote, RunProgress } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { botOrders, lockOrder, type StoredOrder } from '#features/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { insertLog, insertNote, newestLogId } from '../log-queries.ts'
import type { LoggedLine } from '../process/bot-process.ts'
import { insertResults, type StoredResult } from '../result-queries.ts'
import { lockRun, type StoredRun } from '../run-queries.ts'
import { progressOf } from '../views/progress-of.ts'
import { type Lease, LeaseLost } from './active-run.ts'

/** The changes of a run since its node last saved. */
export type Batch = {
  /** Counts up within one claim. */
  number: number
  /** Whether the save publishes progress; otherwise a later batch does. */
  isPublished: boolean
  results: readonly StoredResult[]
  log: readonly LoggedLine[]
  notes: readonly RunNote[]
  through: number
  begun: number
  /** Lines without an answer, of a bot that must not repeat them. */
  underWay: number
  ranMs: number
  perSecond: number | null
  tries: number
}

export type SavedRun = { order: StoredOrder; run: StoredRun }

/**
 * Saves results, position and counts in one transaction, if the lease still holds. An ended order bills nothing more,
 * because its end settled the price. A halted order begins no more lines.
 */
export async function saveBatch(tx: Tx, lease: Lease, batch: Batch): Promise<SavedRun> {
  const order = await lockOrder(tx, lease.orderId)
  const run = await lockRun(tx, lease.orderId)
  if (!run || run.fence !== lease.fence || run.holder === null) throw new LeaseLost()
  // An earlier attempt saved this batch, but its answer got lost.
  if (run.saved === batch.number) return { order, run }
  if (isFinal(order.status)) return { order, run: saveLate(tx, { order, run }, batch) }

  const counts = countsOf(batch.results)
  const goesOn = botOrders.isRunnable(order)
  const underWay = goesOn ? batch.underWay : Math.max(0, order.underWay - batch.results.length)
  const begun = goesOn ? batch.begun : Math.min(run.begun, batch.begun)
  insertResults(tx, run.orderId, batch.results)
  insertLog(tx, run.orderId, batch.log, run.logLines)
  for (const note of batch.notes) insertNote(tx, run.orderId, note)
  tx.write(sql`
    update bots.runs set ok = ok + ${counts.ok}, failed = failed + ${counts.failed}, skipped = skipped + ${counts.skipped},
      lease_until = now() + ${lease.leaseMs} * interval '1 ms', through = ${batch.through}, begun = ${begun}, ran_ms = ran_ms + ${batch.ranMs},
      per_second = ${batch.perSecond}, tries = ${batch.tries}, saved = ${batch.number},
      log_lines = log_lines + ${batch.log.length}
    where order_id = ${run.orderId}`)
  botOrders.addAnswers(tx, run.orderId, { ...counts, underWay })
  const saved: StoredRun = {
    ...run,
    ok: run.ok + counts.ok,
    failed: run.failed + counts.failed,
    skipped: run.skipped + counts.skipped,
    through: batch.through,
    ranMs: run.ranMs + batch.ranMs,
    perSecond: batch.perSecond,
  }
  if (batch.isPublished) await publishProgress(tx, saved, progressOf(saved))
  return { run: saved, order: order.billing === 'unit' ? withAnswers(order, { ...counts, underWay }) : order }
}

/** The order after `addAnswers`. */
function withAnswers(order: StoredOrder, { ok, failed, underWay }: { ok: number; failed: number; underWay: number }) {
  return {
    ...order,
    done: order.done + ok,
    failed: order.failed + failed,
    underWay,
    delivered: order.delivered + ok + failed + underWay - order.underWay,
  }
}

function countsOf(results: readonly StoredResult[]): Record<StoredResult['status'], number> {
  const count = (status: string) => results.reduce((sum, it) => sum + (it.status === status ? 1 : 0), 0)
  return { ok: count('ok'), failed: count('failed'), skipped: count('skipped') }
}

/**
 * Saves results that came after the end. The end billed lines under way, so the customer gets their answers. Other
 * answers cost nothing; operators can read them, and they show which lines are done.
 */
function saveLate(tx: Tx, { order, run }: SavedRun, { number, results }: Batch): StoredRun {
  const isPaid = order.underWay > 0
  const late = results.map((it): StoredResult => {
    if (isPaid || it.status === 'skipped') return it
    return { ...it, status: 'skipped', problem: it.problem === 'notRepeated' ? it.problem : 'tooLate' }
  })
  insertResults(tx, run.orderId, late)
  const { ok, failed, skipped } = countsOf(late)
  tx.write(sql`
    update bots.runs set ok = ok + ${ok}, failed = failed + ${failed}, skipped = skipped + ${skipped}, saved = ${number}
    where order_id = ${run.orderId}`)
  // The sum stays equal to the count that the end billed.
  if (isPaid) botOrders.addAnswers(tx, run.orderId, { ok, failed, underWay: Math.max(0, order.underWay - ok - failed) })
  return { ...run, ok: run.ok + ok, failed: run.failed + failed, skipped: run.skipped + skipped }
}

/** Publishes the progress of a run to the customer's open pages. */
export async function publishProgress(tx: Tx, run: StoredRun, progress: RunProgress): Promise<void> {
  const logId = await newestLogId(tx, run.orderId)
  publishEvent(tx, run.customerId, { kind: 'run-progress', orderId: run.orderId, progress, logId })
}
