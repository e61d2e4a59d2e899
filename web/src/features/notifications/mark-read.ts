import type { DataOf } from '@runmart/contract/endpoint'
import { type Notification, notifications } from '@runmart/contract/notifications'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import { keepUnread } from './unread.ts'

type Page = DataOf<typeof notifications.list>

/** I have read this one; when the server does not hear of it, it is merely unread again. */
export async function markRead(id: string): Promise<void> {
  const isIt = (item: Notification) => item.id === id
  showRead(isIt)
  const answer = await call(notifications.read, { body: { id } }).catch(() => null)
  if (answer?.success) showRead(isIt, answer.data.unread)
  else invalidate(notifications.list)
}

/** I have read them all up to this one; what came after it I have not seen. */
export async function markAllRead(upTo: string): Promise<void> {
  const answer = await handleAnswer(call(notifications.read, { body: { upTo } }))
  if (!answer.success) return
  showRead((item) => Number(item.id) <= Number(upTo), answer.data.unread)
}

/** How much is left the server knows better: more may have come than these pages have heard of. */
function showRead(isRead: (item: Notification) => boolean, left?: number): void {
  queryClient.setQueriesData<Page>({ queryKey: [notifications.list.path] }, (page) => {
    if (!page) return page
    const now = page.items.filter((item) => !item.isRead && isRead(item)).length
    const items = page.items.map((item) => (isRead(item) ? { ...item, isRead: true } : item))
    return { ...page, items, unread: left ?? page.unread - now }
  })
  if (left !== undefined) keepUnread(left)
}
