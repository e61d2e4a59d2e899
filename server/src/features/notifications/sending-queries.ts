import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Channel = 'mail' | 'telegram'

/** Longer than any way of sending takes, all of its time-outs together. */
const LONGEST = sql`interval '2 minutes'`

/** Whether the caller may send this now; if not, when it may be that whoever is sending it has died, or null when it was sent. */
export async function beginSending(tx: Tx, itemId: string, way: Channel): Promise<'begun' | Date | null> {
  const begun = await tx.run(sql`
    insert into notifications.sendings as it (item_id, way) values (${itemId}, ${way})
    on conflict (item_id, way) do update set begun_at = now()
      where it.sent_at is null and it.begun_at < now() - ${LONGEST}`)
  if (begun) return 'begun'
  const { freeAt } = await tx.get<{ freeAt: string | null }>(sql`
    select case when sent_at is null then begun_at + ${LONGEST} end as "freeAt"
    from notifications.sendings where item_id = ${itemId} and way = ${way}`)
  return freeAt === null ? null : new Date(freeAt)
}

export function markSent(tx: Tx, itemId: string, way: Channel): void {
  tx.write(
    query
      .updateTable('notifications.sendings')
      .set({ sentAt: sql<string>`now()` })
      .where('itemId', '=', Number(itemId))
      .where('way', '=', way),
  )
}

/** It was not sent after all: whoever comes next may. */
export function releaseSending(tx: Tx, itemId: string, way: Channel): void {
  tx.write(
    query
      .deleteFrom('notifications.sendings')
      .where('itemId', '=', Number(itemId))
      .where('way', '=', way)
      .where('sentAt', 'is', null),
  )
}
