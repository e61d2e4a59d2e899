import { setTimeout as sleep } from 'node:timers/promises'
import type { WebFetch } from '@runmart/bots/kit/bot-fetch'
import type { RunNote } from '@runmart/contract/bots'
import { isFinal } from '@runmart/contract/orders-states'
import { botOrders, moveBot, type StoredOrder } from '#features/orders/index.ts'
import { pacer } from '#outside/internet/pacer.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { Log } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { MAX_TRIES, type Timeouts } from '../engine-limits.ts'
import { endOfLog, insertNote } from '../log-queries.ts'
import { releaseLease } from '../run-queries.ts'
import { progressOf } from '../views/progress-of.ts'
import { ActiveRun, type Lease, LeaseLost } from './active-run.ts'
import type { BotNode } from './bot-node.ts'
import { type Claim, claimRun } from './claim-run.ts'
import { LineDispatcher } from './line-dispatcher.ts'
import { runProcess } from './run-process.ts'
import { requestNextRun, requestRun } from './run-requests.ts'
import { type Batch, publishProgress, type SavedRun, saveBatch } from './save-batch.ts'

/** Claims the run of an order and works on it until it is done, halted or handed over. Safe to call twice. */
export async function runOrder(
  { orderId }: { orderId: string },
  { db, log }: JobContext,
  node: BotNode,
): Promise<void> {
  if (node.isStopping) return db.transaction((tx) => requestRun(tx, orderId))
  // This node still has the run: its answers were late, and the run goes on.
  if (node.active.has(orderId)) return
  const claim = await db
    .transaction((tx) => claimRun(tx, orderId, node))
    .catch((problem: unknown) => {
      if (problem instanceof Refusal && problem.code === 'NOT_FOUND') return null
      throw problem
    })
  if (!claim) return
  const active = new ActiveRun({ orderId, fence: claim.run.fence, leaseMs: node.timeouts.leaseMs })
  node.active.set(orderId, active)
  if (node.isStopping) active.requestStop('node-shutdown')
  try {
    await driveRun(claim, active, node, db, log)
  } finally {
    if (node.active.get(orderId) === active) node.active.delete(orderId)
  }
}

const FIRST_PAUSE_MS = 50

/** Runs a claimed order in one process after another, until its lines are done or the run has to stop. */
async function driveRun(claim: Claim, active: ActiveRun, node: BotNode, db: Transactions, log: Log): Promise<void> {
  const { lease } = active
  const dispatcher = new LineDispatcher(claim)
  const { unsaved } = dispatcher
  const write = leasedWriter(active, node.timeouts, db, log)
  const pace = pacer(node.limits.requestsPerSecond)
  const webFetch: WebFetch = async (request, signal) => {
    await pace(signal)
    return node.webFetch(request, signal)
  }
  const endsAt = active.beganAt + node.limits.runHours * 3_600_000 - claim.run.ranMs
  const save = async () => {
    const batch = unsaved.take()
    let goesOn = false
    await write(async (tx) => {
      const { order } = await saveBatch(tx, lease, batch)
      goesOn = botOrders.isRunnable(order)
      if (!goesOn) active.requestStop('stop-requested')
    })
    return goesOn
  }

  for (;;) {
    const ending = await runProcess({ claim, active, node, dispatcher, webFetch, endsAt, save })
    if (active.stopReason === 'lease-lost') return
    if (!ending) break
    const details = { event: 'bot-broke-down', order: lease.orderId, why: ending.why, detail: ending.detail }
    log.info(details, 'a bot broke down')
    dispatcher.handleCrash()
    if (dispatcher.isDone || unsaved.tries > MAX_TRIES) break
    await save()
    // The machine may be able to start a process again in a moment.
    await active.waitForChange(FIRST_PAUSE_MS * 2 ** unsaved.tries)
  }

  // Customers who halt a run pay for lines under way; interruptions by the shop cost nothing.
  dispatcher.endUnderWay(active.stopReason === 'stop-requested' ? 'failed' : 'skipped')
  node.active.delete(lease.orderId)
  const last = unsaved.take()
  const end = endOf(dispatcher, active)
  if (end) await write((tx) => finishRun(tx, lease, last, end))
  // A stop from outside interrupted this start, so it says nothing about the bot.
  else await write((tx) => releaseRun(tx, lease, { ...last, tries: Math.max(0, last.tries - 1) }))
}

/** The end of a run; null when it continues later or on another node. */
function endOf({ isDone, unsaved }: LineDispatcher, { stopReason }: ActiveRun): RunEnd | null {
  if (isDone) return { step: { to: 'stopped', hasFinished: true }, note: 'finished' }
  if (unsaved.tries > MAX_TRIES) return { step: { to: 'error' }, note: 'gave-up' }
  return stopReason ? null : { step: { to: 'stopped' }, note: 'out-of-time' }
}

type LeasedWrite = (work: (tx: Tx) => Promise<void>) => Promise<void>

/**
 * Writes for a run while its lease holds, and retries while the database is unreachable. Gives up after a while, so
 * that limits of starts and time still apply when the database refuses the write.
 */
function leasedWriter(active: ActiveRun, { leaseMs, beatMs }: Timeouts, db: Transactions, log: Log): LeasedWrite {
  return async (work) => {
    const until = performance.now() + 5 * leaseMs
    while (active.stopReason !== 'lease-lost') {
      try {
        return await db.transaction(work)
      } catch (problem) {
        if (problem instanceof LeaseLost) return active.requestStop('lease-lost')
        const details = { event: 'run-unsaved', order: active.lease.orderId, problem: (problem as Error).message }
        log.warn(details, 'a run was not saved')
        if (performance.now() > until) return active.requestStop('lease-lost')
        await sleep(beatMs)
      }
    }
  }
}

/** The end of a run, for the order and for its log. */
type RunEnd = { step: { to: 'stopped'; hasFinished?: true } | { to: 'error' }; note: RunNote }

/** Writes the last batch of an ended run, ends it, and requests the customer's next run. */
async function finishRun(tx: Tx, lease: Lease, batch: Batch, end: RunEnd): Promise<void> {
  const saved = await saveBatch(tx, lease, batch)
  // The customer halted the run meanwhile, and perhaps started it again: that came before the end.
  if (!botOrders.isRunnable(saved.order) || saved.order.botStatus !== 'running') return leave(tx, saved)
  insertNote(tx, lease.orderId, end.note)
  releaseLease(tx, lease.orderId, sql`, ended_at = now()`)
  await moveBot(tx, saved.order, { ...end.step, by: 'system', byId: null })
  await publishProgress(tx, saved.run, progressOf({ ...saved.run, perSecond: null }))
  await requestNextRun(tx, saved.run.customerId)
}

/** Writes the last batch and releases the run. The next node continues it, or it waits for its next start. */
async function releaseRun(tx: Tx, lease: Lease, batch: Batch): Promise<void> {
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

/** The note for the log about the reason of a halt. */
function noteOf(order: StoredOrder): RunNote | null {
  if (order.status === 'cancel') return 'cancelled'
  if (isFinal(order.status)) return 'stopped'
  if (order.botStatus === 'paused') return 'paused'
  if (order.botStatus === 'stopped') return 'stopped'
  return botOrders.isRunnable(order) ? null : 'expired'
}
