import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { NotificationContent } from '@runmart/contract/notifications'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { countUnread, listItems, lockItems, markConversationRead, markRead, newestItem } from './item-queries.ts'
import { nameServices } from './name-services.ts'

/**
 * A page of the caller's notifications. Reads the newest id first, so that new ones do not shift the pages. Staff who
 * view as the customer see no messages and no delivered goods.
 */
export async function listNotifications(
  tx: Reader,
  { query: { page, limit, upTo }, caller: { userId, isView }, request }: HandlerInput<typeof api.notifications.list>,
): Promise<Result<DataOf<typeof api.notifications.list>>> {
  const newest = upTo ?? (await newestItem(tx, userId))
  const [{ items, total }, unread] = await Promise.all([
    listItems(tx, userId, { page, limit, upTo: newest }),
    countUnread(tx, userId),
  ])
  const shown = isView ? items.map((it) => ({ ...it, news: withoutWords(it.news) })) : items
  return { data: { items: await nameServices(tx, shown, request.language), total, page, limit, upTo: newest, unread } }
}

/** Removes messages and deliveries, for staff. Keeps the reason of a refunded or refused claim. */
export function withoutWords(news: NotificationContent): NotificationContent {
  if (news.kind === 'message-received') return { ...news, text: '' }
  return isDelivery(news) ? { ...news, reason: '' } : news
}

/** The text with a delivery may be the delivered goods. */
export function isDelivery(
  news: NotificationContent,
): news is Extract<NotificationContent, { kind: 'goods-replaced' | 'claim-decided' }> {
  return news.kind === 'goods-replaced' || (news.kind === 'claim-decided' && news.outcome === 'replaced')
}

/** Marks notifications as read and publishes the new count to the user's other open pages. */
export async function markNotificationsRead(
  tx: Tx,
  { body, caller: { userId } }: HandlerInput<typeof api.notifications.read>,
): Promise<Result<DataOf<typeof api.notifications.read>>> {
  await lockItems(tx, [userId])
  const isNew = await markRead(tx, userId, body)
  return { data: { unread: await publishUnread(tx, userId, isNew) } }
}

/** Marks the notifications about a conversation as read when the user reads it. */
export async function markConversationNotificationsRead(tx: Tx, userId: string, conversationId: string): Promise<void> {
  await lockItems(tx, [userId])
  const isNew = await markConversationRead(tx, userId, conversationId)
  if (isNew) await publishUnread(tx, userId, isNew)
}

async function publishUnread(tx: Tx, userId: string, isNew: boolean): Promise<number> {
  const unread = await countUnread(tx, userId)
  if (isNew) publishEvent(tx, userId, { kind: 'notified', unread })
  return unread
}
