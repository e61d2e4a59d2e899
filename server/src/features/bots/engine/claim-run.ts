import type { Bot } from '@runmart/bots/kit/bot'
import { readSettings } from '@runmart/bots/kit/read-settings'
import type { InstalledBot } from '@runmart/bots/registry'
import type { Language } from '@runmart/contract/accounts'
import { findReader } from '#features/accounts/index.ts'
import { botOrders, lockOrder, moveBot, orderInputs } from '#features/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type SecretsKeys, unseal } from '#platform/sealed.ts'
import { MAX_TRIES } from '../engine-limits.ts'
import { insertNote } from '../log-queries.ts'
import { doneAbove, insertResults, type StoredResult } from '../result-queries.ts'
import {
  claimLease,
  hasFreeSlot,
  insertRun,
  lockRun,
  releaseLease,
  restartRun,
  type StoredRun,
} from '../run-queries.ts'
import { shopSettings } from '../setting-queries.ts'
import type { BotNode } from './bot-node.ts'

export type Claim = {
  run: StoredRun
  installed: InstalledBot
  input: orderInputs.StoredInput
  doneAbove: ReadonlySet<number>
  settings: Readonly<Record<string, string>>
  /** The customer's language. */
  language: Language
}

/**
 * Claims the run of an order for this node. The run must be runnable and without a node, and its customer needs a free
 * slot.
 */
export async function claimRun(tx: Tx, orderId: string, node: BotNode): Promise<Claim | null> {
  const order = await lockOrder(tx, orderId)
  if (!botOrders.isRunnable(order)) return null
  const input = await orderInputs.findInput(tx, orderId)
  const before = await lockRun(tx, orderId)
  if (!input || before?.isHeld) return null
  const installed = node.bots.find(input.botId)
  // Another node may have the bot; the job engine retries.
  if (!installed) throw new Error(`The bot ${input.botId} is not installed here`)
  if (!(await hasFreeSlot(tx, order.customerId, node.limits.runsPerCustomer))) return null

  await botOrders.clearUnderWay(tx, orderId)
  const isStarted = order.botStatus === 'started'
  if (!before) await insertRun(tx, { ...input, orderId, customerId: order.customerId, total: input.lineCount })
  // A run that a customer stopped while it had no node has no end of its own.
  const isRestart =
    isStarted && before && (before.endedAt || (await botOrders.hasEndedSince(tx, orderId, before.startedAt)))
  if (isRestart) await restartRun(tx, orderId)
  if (isStarted) insertNote(tx, orderId, before && !isRestart ? 'goes-on' : 'begun')
  // A start by the customer resets the tries; a run that comes back by itself has tried before.
  const tries = isStarted ? 1 : (before?.tries ?? 0) + 1
  if (order.botStatus !== 'running') await moveBot(tx, order, { to: 'running', by: 'system', byId: null })
  const settings = await getRunSettings(tx, installed.bot, input.settings, node.secretsKeys)
  if (tries > MAX_TRIES || !settings) {
    insertNote(tx, orderId, 'gave-up')
    releaseLease(tx, orderId, sql`, ended_at = now()`)
    await moveBot(tx, await lockOrder(tx, orderId), { to: 'error', by: 'system', byId: null })
    return null
  }
  const run = await claimLease(tx, orderId, { holder: node.id, leaseMs: node.timeouts.leaseMs, tries })
  const language = (await findReader(tx, order.customerId))?.language ?? 'en'
  const done = await doneAbove(tx, orderId, run.through)
  if (installed.bot.retry === 'again') return { run, installed, input, doneAbove: done, settings, language }

  const lost = skipStarted(run, done)
  insertResults(tx, orderId, lost)
  const skipped = run.skipped + lost.length
  tx.write(
    sql`update bots.runs set skipped = ${skipped}, through = greatest(through, begun) where order_id = ${orderId}`,
  )
  const above = new Set([...done].filter((line) => line > run.begun))
  const through = Math.max(run.through, run.begun)
  return { run: { ...run, skipped, through }, installed, input, doneAbove: above, settings, language }
}

/** Started lines without a result, of a bot that must not repeat lines; they count as skipped. */
function skipStarted({ through, begun }: StoredRun, done: ReadonlySet<number>): StoredResult[] {
  const lost: StoredResult[] = []
  for (let line = through + 1; line <= begun; line++)
    if (!done.has(line)) lost.push({ line, status: 'skipped', text: '', problem: 'notRepeated' })
  return lost
}

/** All settings of a run, from customer and shop. Returns null when one is missing, invalid or cannot be decrypted. */
async function getRunSettings(
  tx: Tx,
  bot: Bot,
  sealed: Buffer | null,
  keys: SecretsKeys,
): Promise<Record<string, string> | null> {
  const open = (box: Buffer) => unseal(box, keys, 'settings of bots')
  const opened = sealed ? open(sealed) : '{}'
  if (opened === null) return null
  const given: Record<string, string> = JSON.parse(opened)
  for (const [name, value] of Object.entries(await shopSettings(tx, bot.id))) {
    const setting = bot.settings[name]
    if (setting?.by !== 'operator') continue
    const plain = setting.secret ? open(Buffer.from(value, 'base64')) : value
    if (plain === null) return null
    given[name] = plain
  }
  const read = readSettings(bot, given)
  return 'settings' in read ? read.settings : null
}
