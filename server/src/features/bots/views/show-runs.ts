import type { Run } from '@runmart/contract/bots'
import { botOrders, orderInputs, type StoredOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { findRuns, type StoredRun } from '../run-queries.ts'
import { progressOf } from './progress-of.ts'

/** The runs of these orders, by order; an order without lines has none. */
export async function showRuns(tx: Tx, orders: readonly StoredOrder[], keepDays: number): Promise<Map<string, Run>> {
  const ids = orders.map((it) => it.id)
  const runs = await findRuns(tx, ids)
  const inputs = await orderInputs.describeInputs(tx, ids)
  const shown = new Map<string, Run>()
  for (const order of orders) {
    const it = showRun({ order, run: runs.get(order.id) ?? null, input: inputs.get(order.id) ?? null }, keepDays)
    if (it) shown.set(order.id, it)
  }
  return shown
}

type Known = {
  order: StoredOrder
  run: StoredRun | null
  input: orderInputs.InputDescription | null
}

const DAY_MS = 86_400_000

/** A run as the contract shows it; before its first claim, only its lines describe it. */
function showRun({ order, run, input }: Known, keepDays: number): Run | null {
  const about = run ?? (input && { ...input, total: input.lineCount })
  if (!about) return null
  const nothing = { total: about.total, ok: 0, failed: 0, skipped: 0, perSecond: null, secondsLeft: null }
  return {
    botId: about.botId,
    fileName: about.fileName,
    billing: order.billing,
    progress: run ? progressOf(run) : nothing,
    queued: botOrders.isRunnable(order) && !run?.isHeld,
    startedAt: run?.startedAt ?? null,
    endedAt: run?.endedAt ?? order.finishedAt,
    filesUntil: order.finishedAt && new Date(Date.parse(order.finishedAt) + keepDays * DAY_MS).toISOString(),
    filesGone: run ? run.filesGone : (input?.isCleared ?? false),
  }
}
