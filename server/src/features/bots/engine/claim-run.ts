import type { InstalledBot } from '@runmart/bots/registry'
import { botOrders, lockOrder, moveBot, orderInputs } from '#features/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { MOST_TRIES } from '../limits.ts'
import { noteInLog } from '../log-queries.ts'
import { doneAbove, insertResults } from '../result-queries.ts'
import { beginAnew, hasPlace, insertRun, letGo, lockRun, type StoredRun, takeHold } from '../run-queries.ts'
import type { BotNode } from './bot-node.ts'
import { settingsFor } from './settings-for.ts'
import { skipUnderWay } from './skip-under-way.ts'

export type Claim = {
  run: StoredRun
  installed: InstalledBot
  input: orderInputs.StoredInput
  doneAbove: ReadonlySet<number>
  settings: Readonly<Record<string, string>>
}

/** Takes the run of an order for this node, if it is wanted, nobody has it, and its customer may have one more. */
export async function claimRun(tx: Tx, orderId: string, node: BotNode): Promise<Claim | null> {
  const order = await lockOrder(tx, orderId)
  if (!botOrders.isRunnable(order)) return null
  const input = await orderInputs.findInput(tx, orderId)
  const before = await lockRun(tx, orderId)
  if (!input || before?.isHeld) return null
  const installed = node.bots.find(input.botId)
  // Another node may have it; the job comes again.
  if (!installed) throw new Error(`The bot ${input.botId} is not installed here`)
  if (!(await hasPlace(tx, order.customerId, node.limits.runsPerCustomer))) return null

  const isAsked = order.botStatus === 'started'
  if (!before) await insertRun(tx, { ...input, orderId, customerId: order.customerId, total: input.lineCount })
  // One that was stopped while nobody had it has no end of its own.
  const isAnew = isAsked && before && (before.endedAt || (await botOrders.hasEndedSince(tx, orderId, before.startedAt)))
  if (isAnew) await beginAnew(tx, orderId)
  if (isAsked) noteInLog(tx, orderId, before && !isAnew ? 'goes-on' : 'begun')
  // Who is asked to go on gets a fresh start; who comes back by himself has tried before.
  const tries = isAsked ? 1 : (before?.tries ?? 0) + 1
  if (order.botStatus !== 'running') await moveBot(tx, order, { to: 'running', by: 'system', byId: null })
  const settings = await settingsFor(tx, installed.bot, input.settings, node.tokenSecret)
  if (tries > MOST_TRIES || !settings) {
    noteInLog(tx, orderId, 'gave-up')
    letGo(tx, orderId, sql`, ended_at = now()`)
    await moveBot(tx, await lockOrder(tx, orderId), { to: 'error', by: 'system', byId: null })
    return null
  }
  const run = await takeHold(tx, orderId, { holder: node.id, leaseMs: node.patience.leaseMs, tries })
  const done = await doneAbove(tx, orderId, run.through)
  if (installed.bot.retry === 'again') return { run, installed, input, doneAbove: done, settings }

  const lost = skipUnderWay(run, done)
  insertResults(tx, orderId, lost)
  const skipped = run.skipped + lost.length
  tx.write(
    sql`update bots.runs set skipped = ${skipped}, through = greatest(through, begun) where order_id = ${orderId}`,
  )
  const above = new Set([...done].filter((line) => line > run.begun))
  const through = Math.max(run.through, run.begun)
  return { run: { ...run, skipped, through }, installed, input, doneAbove: above, settings }
}
