import type { DataOf } from '@runmart/contract/endpoint'
import { type Notification, notifications } from '@runmart/contract/notifications'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import { setUnreadCount } from './unread-count.ts'

type Page = DataOf<typeof notifications.list>

/** Marks one as read at once; if the server cannot be reached, it is merely unread again. */
export async function markRead(id: string): Promise<void> {
  const isMarked = (item: Notification) => item.id === id
  updateCache(isMarked)
  const answer = await call(notifications.read, { body: { id } }).catch(() => null)
  if (answer?.success) updateCache(isMarked, answer.data.unread)
  else invalidate(notifications.list)
}

/** Marks all as read up to this one; what came after it has not been seen. */
export async function markAllRead(upTo: string): Promise<void> {
  const answer = await handleAnswer(call(notifications.read, { body: { upTo } }))
  if (!answer.success) return
  updateCache((item) => Number(item.id) <= Number(upTo), answer.data.unread)
}

/** The server knows better how many are left: more may have come than the loaded pages hold. */
function updateCache(isRead: (item: Notification) => boolean, unread?: number): void {
  queryClient.setQueriesData<Page>({ queryKey: [notifications.list.path] }, (page) => {
    if (!page) return page
    const marked = page.items.filter((item) => !item.isRead && isRead(item)).length
    const items = page.items.map((item) => (isRead(item) ? { ...item, isRead: true } : item))
    return { ...page, items, unread: unread ?? page.unread - marked }
  })
  if (unread !== undefined) setUnreadCount(unread)
}
