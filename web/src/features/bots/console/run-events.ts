import type { bots, LogEntry, RunEvent } from '@runmart/contract/bots'
import type { DataOf } from '@runmart/contract/endpoint'

export type RunWithLog = DataOf<typeof bots.run>

/** The page holds so much of a log; older entries are dropped. */
export const MAX_LOG_ENTRIES = 2000

/** The run after these events. */
export function applyRunEvents(before: RunWithLog, events: readonly RunEvent[]): RunWithLog {
  let { order, run } = before
  const entries: LogEntry[] = []
  for (const event of events) {
    if (event.kind === 'state') ({ order, run } = event.data)
    else if (event.kind === 'progress') run = { ...run, progress: event.data }
    else entries.push(event.data)
  }
  return { order, run, log: entries.length ? joinLogs(before.log, entries) : before.log }
}

/**
 * A newer answer joined with the log before it, because the server sends only the end of a log. Where the two do not meet, the
 * older entries are dropped: a gap would look like silence.
 */
export function mergeLog(before: RunWithLog | undefined, now: RunWithLog): RunWithLog {
  if (before?.order.id !== now.order.id) return now
  const [first] = now.log
  const hasGap = first !== undefined && before.log.length > 0 && before.log.every(({ id }) => id < first.id)
  return hasGap ? now : { ...now, log: joinLogs(before.log, now.log) }
}

/** Two pieces of one log in order, each line once, bounded. */
function joinLogs(one: LogEntry[], other: LogEntry[]): LogEntry[] {
  const newest = one.at(-1)?.id ?? -1
  const follows = other.every(({ id }, at) => id > (other[at - 1]?.id ?? newest))
  if (follows) return other.length ? [...one, ...other].slice(-MAX_LOG_ENTRIES) : one
  const byId = new Map([...one, ...other].map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((a, b) => a.id - b.id).slice(-MAX_LOG_ENTRIES)
}
