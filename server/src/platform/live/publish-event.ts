import type { LiveEvent } from '@runmart/contract/live'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'

export const LIVE_CHANNEL = 'runmart_live'

/** Publishes a live event to a user's open pages, on every node, once this transaction commits. */
export function publishEvent(tx: Tx, userId: string, event: LiveEvent): void {
  publishEvents(tx, [{ userId, event }])
}

/** Publishes many events with one statement. */
export function publishEvents(tx: Tx, events: readonly { userId: string; event: LiveEvent }[]): void {
  if (events.length === 0) return
  const names = events.map(({ event }) => event.kind)
  const payloads = events.map(({ userId, event }) => JSON.stringify({ to: userId, event }))
  tx.write(sql`
    insert into platform.outbox (kind, name, payload)
    select 'live', name, payload from unnest(${names}::text[], ${payloads}::jsonb[]) as it (name, payload)`)
  tx.wakeRelay()
}
