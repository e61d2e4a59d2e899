import type { LiveEvent } from '@runmart/contract/live'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'

export const LIVE_CHANNEL = 'runmart_live'

/** Publishes a live event to a user's open pages, on every node, once this transaction commits. */
export function publishEvent(tx: Tx, userId: string, event: LiveEvent): void {
  tx.write(sql`
    insert into platform.outbox (kind, name, payload)
    values ('live', ${event.kind}, ${JSON.stringify({ to: userId, event })})`)
  tx.wakeRelay()
}
