import { notificationKinds, type SentNotification } from '@runmart/contract/notifications'
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

/** One page of what a user was notified about, newest first, and by which ways it went out. Kinds of a later version are left out. */
export async function listSent(
  tx: Tx,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: SentNotification[]; total: number }> {
  const found = sql`from notifications.items i where i.user_id = ${userId} and i.news ->> 'kind' = any (${notificationKinds})`
  const items = await tx.all<SentNotification>(sql`
    select i.id::text, i.at, i.news ->> 'kind' as kind, i.read_at is not null as "isRead",
      coalesce((select jsonb_agg(jsonb_build_object('way', s.way,
          'sentAt', to_char(s.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.way)
        from notifications.sendings s where s.item_id = i.id and s.way in ('mail', 'telegram')), '[]') as sendings
    ${found} order by i.at desc, i.id desc limit ${limit} offset ${(page - 1) * limit}`)
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total ${found}`)
  return { items, total }
}
