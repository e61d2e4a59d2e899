import type { bots, LogEntry, RunEvent } from '@runmart/contract/bots'
import type { DataOf } from '@runmart/contract/endpoint'

export type KnownRun = DataOf<typeof bots.run>

/** So much of a log is kept in the page; the rest has scrolled out of sight for good. */
export const LOG_KEPT = 2000

/** What is known of a run after hearing more of it. */
export function hearMore(known: KnownRun, events: readonly RunEvent[]): KnownRun {
  let { order, run } = known
  const said: LogEntry[] = []
  for (const event of events) {
    if (event.kind === 'state') ({ order, run } = event.data)
    else if (event.kind === 'progress') run = { ...run, progress: event.data }
    else said.push(event.data)
  }
  return { order, run, log: said.length ? joinLogs(known.log, said) : known.log }
}

/**
 * A newer answer, with all of the log that was known before it: the server tells only the end. Where that does not reach
 * back to what was known, that goes, because a gap would look like silence.
 */
export function keepLog(before: KnownRun | undefined, now: KnownRun): KnownRun {
  if (before?.order.id !== now.order.id) return now
  const [first] = now.log
  const hasGap = first !== undefined && before.log.length > 0 && before.log.every(({ id }) => id < first.id)
  return hasGap ? now : { ...now, log: joinLogs(before.log, now.log) }
}

/** Two pieces of one log in order, each line once, bounded. */
function joinLogs(one: LogEntry[], other: LogEntry[]): LogEntry[] {
  const newest = one.at(-1)?.id ?? -1
  const follows = other.every(({ id }, at) => id > (other[at - 1]?.id ?? newest))
  if (follows) return other.length ? [...one, ...other].slice(-LOG_KEPT) : one
  const byId = new Map([...one, ...other].map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((a, b) => a.id - b.id).slice(-LOG_KEPT)
}
