import { notificationKinds, type SentNotification } from '@runmart/contract/notifications'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { findItem, type Item } from './item-queries.ts'

/** What of notifications went out by which channel. */
export const sendings = sql`notifications.sendings`

/** What to send of a notification; null when it was deleted. */
export async function renderItem<Message>(
  tx: Tx,
  itemId: string,
  render: (item: Item) => Promise<Message | null>,
): Promise<Message | null> {
  const item = await findItem(tx, itemId)
  return item && render(item)
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
