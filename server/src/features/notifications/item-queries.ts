import type { News, Notification } from '@runmart/contract/notifications'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Told } from '#platform/notify.ts'

/** Keeps news for a user; null when he has it already. */
export async function insertItem(tx: Tx, { userId, key, news, at }: Told): Promise<string | null> {
  const row = await tx.find<{ id: string }>(sql`
    insert into notifications.items (user_id, key, news, at) values (${userId}, ${key}, ${news}, ${at})
    on conflict (user_id, key) do nothing returning id::text`)
  return row?.id ?? null
}

export async function findItem(tx: Tx, id: string): Promise<{ userId: string; news: News } | null> {
  return tx.find(sql`select user_id as "userId", news from notifications.items where id = ${id}`)
}

export async function listItems(
  tx: Tx,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: Notification[]; total: number }> {
  const items = await tx.all<Notification>(sql`
    select id::text, at, read_at is not null as "isRead", news from notifications.items
    where user_id = ${userId} order by at desc, id desc limit ${limit} offset ${(page - 1) * limit}`)
  const { total } = await tx.get<{ total: number }>(
    sql`select count(*)::int as total from notifications.items where user_id = ${userId}`,
  )
  return { items, total }
}

export async function countUnread(tx: Tx, userId: string): Promise<number> {
  const { unread } = await tx.get<{ unread: number }>(sql`
    select count(*)::int as unread from notifications.items where user_id = ${userId} and read_at is null`)
  return unread
}

/** Marks one as read, or all of them. */
export async function markRead(tx: Tx, userId: string, id: string | null): Promise<void> {
  await tx.run(sql`
    update notifications.items set read_at = now()
    where user_id = ${userId} and read_at is null and (${id}::text is null or id::text = ${id})`)
}

/** Old news is no news. */
export async function forgetOld(tx: Tx): Promise<void> {
  await tx.run(sql`delete from notifications.items where at < now() - interval '180 days'`)
}
