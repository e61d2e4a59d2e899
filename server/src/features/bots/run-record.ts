import type { LineDone, LogEntry } from '@runmart/contract/bots'
import type { ScheduleForm } from '@runmart/contract/bots-schedules'
import { orderInputs } from '#features/orders/index.ts'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { RequestInfo, Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { readLinesDone } from './archive/read-lines-done.ts'
import { MAX_LOG_LINES } from './engine-limits.ts'
import { endOfLog } from './log-queries.ts'
import { findSchedule } from './schedules/schedule-queries.ts'
import { whenOf } from './schedules/show-schedule.ts'
import { showMyLine } from './views/show-line.ts'

export type RunRecord = {
  fileName: string
  lines: readonly string[] | LineDone[] | null
  log: LogEntry[]
  /** The times of its automatic starts. */
  schedule: ScheduleForm | null
}

/**
 * The stored lines, results, log and schedule of an order, for a copy of its owner's data. Lines are null while their
 * store is unreachable.
 */
export async function runRecord(
  db: Transactions,
  store: ObjectStore | null,
  orderId: string,
  { log, language }: Pick<RequestInfo, 'log' | 'language'>,
): Promise<RunRecord | null> {
  const input = await db.transaction((tx) => orderInputs.findInput(tx, orderId))
  if (!input) return null
  const filter = { orderId, statuses: null, isOver: true, part: null }
  const done = await readLinesDone(db, store, filter, log).catch((problem: unknown) => {
    if (problem instanceof Refusal && problem.code === 'UNAVAILABLE') return null
    throw problem
  })
  const schedule = await db.transaction((tx) => findSchedule(tx, orderId))
  const unrun = input.content ? input.content.split('\n') : []
  return {
    fileName: input.fileName,
    lines: done === null ? null : done.items.length > 0 ? done.items.map((it) => showMyLine(it, language)) : unrun,
    log: await db.transaction((tx) => endOfLog(tx, orderId, 2 * MAX_LOG_LINES)),
    schedule: schedule && whenOf(schedule),
  }
}
