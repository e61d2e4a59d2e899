import { type Notification, type NotificationContent, notificationKinds } from '@runmart/contract/notifications'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { NotificationRequest } from '#platform/notify.ts'

export type Item = { id: string; userId: string; news: NotificationContent }
export type StoredNotification = Omit<Notification, 'service'>

/** Serialises a user's notifications: counts are exact, and ids become visible in order. */
export async function lockItems(tx: Tx, userIds: readonly string[]): Promise<void> {
  // Sorted, so that two transactions with news for the same users do not deadlock.
  const names = userIds.map((id) => `news ${id}`).sort()
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(name, 3)) from unnest(${names}::text[]) as name`)
}

/** Ids leave the server as text. */
const idText = sql<string>`id::text`.as('id')

/** Stores notifications in order; returns those that were not stored yet. */
export function insertItems(tx: Tx, requests: readonly NotificationRequest[]): Promise<Item[]> {
  return tx.all<Item>(sql`
    insert into notifications.items (user_id, key, news, at)
    select user_id, key, news, at from unnest(
      ${requests.map((it) => it.userId)}::uuid[], ${requests.map((it) => it.key)}::text[],
      ${requests.map((it) => JSON.stringify(it.news))}::jsonb[], ${requests.map((it) => it.at)}::timestamptz[]
    ) with ordinality as it (user_id, key, news, at, nth) order by nth
    on conflict (user_id, key) do nothing returning id::text, user_id as "userId", news`)
}

export async function findItem(tx: Tx, id: string): Promise<Item | null> {
  return tx.find(
    query
      .selectFrom('notifications.items')
      .select([idText, 'userId', 'news'])
      .$narrowType<{ news: NotificationContent }>()
      .where(sql<boolean>`id = ${id}`),
  )
}

/** Locks a user's notification of a known kind; others who act on it wait. */
export function lockItem(tx: Tx, userId: string, id: string): Promise<Item | null> {
  return tx.find<Item>(sql`
    select id::text, user_id as "userId", news from notifications.items
    where id::text = ${id} and user_id = ${userId} and ${isKnown} for update`)
}

/** Nodes of a later version may store kinds without words here. An updated node shows them. */
const isKnown = sql<boolean>`news ->> 'kind' = any (${[...notificationKinds]}::text[])`

const ofUser = (userId: string) =>
  query
    .selectFrom('notifications.items')
    .select([idText, 'at', 'news', sql<boolean>`read_at is not null`.as('isRead')])
    .$narrowType<{ news: NotificationContent }>()
    .where('userId', '=', userId)

/** One page of a user's notifications up to this one, newest first, and their total number. */
export async function listItems(
  tx: Reader,
  userId: string,
  { page, limit, upTo }: { page: number; limit: number; upTo: string },
): Promise<{ items: StoredNotification[]; total: number }> {
  const found = ofUser(userId).where(sql<boolean>`id <= ${upTo}`).where(isKnown)
  const items = await tx.all(
    found
      .orderBy('at', 'desc')
      .orderBy('notifications.items.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(tx, found) }
}

/** A user's notifications after this one, oldest first, at most `most`. */
export function itemsAfter(tx: Tx, userId: string, id: string, most: number): Promise<StoredNotification[]> {
  return tx.all(ofUser(userId).where(sql<boolean>`id > ${id}`).orderBy('notifications.items.id').limit(most))
}

/** The id of a user's newest notification. */
export async function newestItem(tx: Reader, userId: string): Promise<string> {
  const { newest } = await tx.get<{ newest: string }>(
    sql`select coalesce(max(id), 0)::text as newest from notifications.items where user_id = ${userId}`,
  )
  return newest
}

export function countUnread(tx: Reader, userId: string): Promise<number> {
  const unread = query.selectFrom('notifications.items').where('userId', '=', userId).where('readAt', 'is', null)
  return countRows(tx, unread.where(isKnown))
}

/** The number of unread notifications of each user. */
export function listUnread(tx: Tx, userIds: readonly string[]): Promise<{ userId: string; unread: number }[]> {
  return tx.all(sql`
    select user_id as "userId", count(*)::int as unread from notifications.items
    where user_id = any (${userIds}::uuid[]) and read_at is null and ${isKnown} group by user_id`)
}

/** Marks one notification as read, all up to one, or all. Returns whether any changed. */
export async function markRead(
  tx: Tx,
  userId: string,
  { id, upTo }: { id?: string | undefined; upTo?: string | undefined },
): Promise<boolean> {
  let read = query
    .updateTable('notifications.items')
    .set({ readAt: sql<string>`now()` })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
  if (id !== undefined) read = read.where(sql<boolean>`id::text = ${id}`)
  if (upTo !== undefined) read = read.where(sql<boolean>`id <= ${upTo}::bigint`)
  return (await tx.run(read)) > 0
}

/** Marks a user's notifications about a conversation as read. Returns whether any changed. */
export async function markConversationRead(tx: Tx, userId: string, conversationId: string): Promise<boolean> {
  const count = await tx.run(sql`
    update notifications.items set read_at = now()
    where user_id = ${userId} and read_at is null and news ->> 'kind' = 'message-received'
      and news ->> 'conversationId' = ${conversationId}`)
  return count > 0
}

/** Deletes a batch of expired notifications. Returns whether there may be more. */
export async function deleteOld(tx: Tx, days: number, most: number): Promise<boolean> {
  const count = await tx.run(sql`
    delete from notifications.items where id in (
      select id from notifications.items where at < now() - make_interval(days => ${days}) limit ${most})`)
  return count === most
}
