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
 * A page of the caller's notifications. The newest is looked up first, so that later ones do not shift the pages. Who only views as
 * them reads neither messages nor what was delivered.
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

/** Without messages and deliveries, for staff. Why a claim was refunded or refused stays. */
export function withoutWords(news: NotificationContent): NotificationContent {
  if (news.kind === 'message-received') return { ...news, text: '' }
  return isDelivery(news) ? { ...news, reason: '' } : news
}

/** What is written with something delivered may be the delivery itself. */
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

/** A user has read a conversation: what the bell says about it is no news any more. */
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
