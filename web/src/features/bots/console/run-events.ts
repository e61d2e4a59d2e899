import type { bots, LogEntry, RunEvent } from '@runmart/contract/bots'
import type { DataOf } from '@runmart/contract/endpoint'

export type RunWithLog = DataOf<typeof bots.run>

/** The page keeps this number of log entries and drops older ones. */
export const MAX_LOG_ENTRIES = 2000

/** Applies events to a run. */
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
 * Joins a newer answer with the cached log, because the server sends only the end of a log. If there is a gap between
 * them, drops the older entries: a gap would look like silence.
 */
export function mergeLog(before: RunWithLog | undefined, now: RunWithLog): RunWithLog {
  if (before?.order.id !== now.order.id) return now
  const [first] = now.log
  const hasGap = first !== undefined && before.log.length > 0 && before.log.every(({ id }) => id < first.id)
  return hasGap ? now : { ...now, log: joinLogs(before.log, now.log) }
}

/** Merges two parts of one log in order, without duplicates, up to the limit. */
function joinLogs(one: LogEntry[], other: LogEntry[]): LogEntry[] {
  const newest = one.at(-1)?.id ?? -1
  const follows = other.every(({ id }, at) => id > (other[at - 1]?.id ?? newest))
  if (follows) return other.length ? [...one, ...other].slice(-MAX_LOG_ENTRIES) : one
  const byId = new Map([...one, ...other].map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((a, b) => a.id - b.id).slice(-MAX_LOG_ENTRIES)
}
