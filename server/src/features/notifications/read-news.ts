import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { tell } from '#platform/live/tell.ts'
import { countUnread, lockItems, markRead } from './item-queries.ts'

/** Marks news as read and tells the other pages of its reader, whose bells count it too. */
export async function readNews(
  tx: Tx,
  { body, caller: { userId } }: Asked<typeof api.notifications.read>,
): Promise<Result<DataOf<typeof api.notifications.read>>> {
  await lockItems(tx, userId)
  const isNew = await markRead(tx, userId, body)
  const unread = await countUnread(tx, userId)
  if (isNew) tell(tx, userId, { kind: 'notified', unread })
  return { data: { unread } }
}
