import type { News, Notification } from '@runmart/contract/notifications'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { NotificationRequest } from '#platform/notify.ts'

export type Item = { id: string; userId: string; news: News }

/** One after the other for each user: what is counted is true then, and numbers become visible in their order. */
export async function lockItems(tx: Tx, userId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`news ${userId}`}, 3))`)
}

/** Keeps news for a user; null when he has it already. */
export async function insertItem(tx: Tx, { userId, key, news, at }: NotificationRequest): Promise<string | null> {
  const row = await tx.find<{ id: string }>(sql`
    insert into notifications.items (user_id, key, news, at) values (${userId}, ${key}, ${news}, ${at})
    on conflict (user_id, key) do nothing returning id::text`)
  return row?.id ?? null
}

export async function findItem(tx: Tx, id: string): Promise<Item | null> {
  return tx.find(sql`select id::text, user_id as "userId", news from notifications.items where id = ${id}`)
}

const columns = sql`id::text, at, read_at is not null as "isRead", news`

export async function listItems(
  tx: Tx,
  userId: string,
  { page, limit, upTo }: { page: number; limit: number; upTo: string },
): Promise<{ items: Notification[]; total: number }> {
  const found = sql`from notifications.items where user_id = ${userId} and id <= ${upTo}`
  const items = await tx.all<Notification>(
    sql`select ${columns} ${found} order by at desc, id desc limit ${limit} offset ${(page - 1) * limit}`,
  )
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total ${found}`)
  return { items, total }
}

/** What a user was told after this, oldest first, so many at most. */
export function itemsAfter(tx: Tx, userId: string, id: string, most: number): Promise<Notification[]> {
  return tx.all<Notification>(sql`
    select ${columns} from notifications.items where user_id = ${userId} and id > ${id}
    order by notifications.items.id limit ${most}`)
}

/** The newest that a user was told. */
export async function newestItem(tx: Tx, userId: string): Promise<string> {
  const { newest } = await tx.get<{ newest: string }>(
    sql`select coalesce(max(id), 0)::text as newest from notifications.items where user_id = ${userId}`,
  )
  return newest
}

export async function countUnread(tx: Tx, userId: string): Promise<number> {
  const { unread } = await tx.get<{ unread: number }>(sql`
    select count(*)::int as unread from notifications.items where user_id = ${userId} and read_at is null`)
  return unread
}

/** Marks one as read, all up to one, or all of them; says whether that changed anything. */
export async function markRead(
  tx: Tx,
  userId: string,
  which: { id?: string | undefined; upTo?: string | undefined },
): Promise<boolean> {
  const { id = null, upTo = null } = which
  const count = await tx.run(sql`
    update notifications.items set read_at = now()
    where user_id = ${userId} and read_at is null and (${id}::text is null or id::text = ${id})
      and (${upTo}::bigint is null or id <= ${upTo}::bigint)`)
  return count > 0
}

/** Deletes some of the news that is too old; says whether there may be more. */
export async function deleteOld(tx: Tx, days: number, most: number): Promise<boolean> {
  const count = await tx.run(sql`
    delete from notifications.items where id in (
      select id from notifications.items where at < now() - make_interval(days => ${days}) limit ${most})`)
  return count === most
}
