import type { Run } from '@runmart/contract/bots'
import { botOrders, type orderInputs, type StoredOrder } from '#features/orders/index.ts'
import type { StoredRun } from '../run-queries.ts'
import { progressOf } from './progress-of.ts'

type Known = {
  order: StoredOrder
  run: StoredRun | null
  input: Pick<orderInputs.StoredInput, 'botId' | 'fileName' | 'lineCount'> | null
}

const DAY_MS = 86_400_000

/** A run as the contract tells it; one that nobody has taken up yet is known from its lines alone. */
export function showRun({ order, run, input }: Known, keepDays: number): Run | null {
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
    filesGone: run?.filesGone ?? false,
  }
}
