import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Way } from '#platform/send-once.ts'
import { findItem, type Item } from './item-queries.ts'

/** The mails and messages sent for notifications, by channel. */
export const sendings = sql`notifications.sendings`

/** Renders the message of a notification; null if it is deleted. */
export async function renderItem<Message>(
  tx: Tx,
  itemId: string,
  render: (item: Item) => Promise<Message | null>,
): Promise<Message | null> {
  const item = await findItem(tx, itemId)
  return item && render(item)
}

/** The sendings of these notifications, oldest first. */
export function listSent(tx: Tx, itemIds: readonly string[]): Promise<{ itemId: string; way: Way; sentAt: string }[]> {
  return tx.all(sql`
    select item_id::text as "itemId", way, sent_at as "sentAt" from notifications.sendings
    where item_id = any (${itemIds}::bigint[]) and sent_at is not null order by sent_at`)
}
