import type { DataOf } from '@runmart/contract/endpoint'
import { type Notification, notifications } from '@runmart/contract/notifications'
import { queryClient } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import { setUnreadCount } from './unread-count.ts'

type Page = DataOf<typeof notifications.list>

/** Marks one as read at once; if the server cannot be reached, it is merely unread again. */
export function useMarkRead() {
  const { act } = useAct(notifications.read, { success: 'inline' })
  return async (id: string) => {
    const isMarked = (item: Notification) => item.id === id
    updateCache(isMarked)
    const answer = await act({ body: { id } })
    if (answer.success) updateCache(isMarked, answer.data.unread)
  }
}

/** Marks all as read up to this one; what came after it has not been seen. */
export function useMarkAllRead() {
  const { act, acting } = useAct(notifications.read, { refusals: 'toast' })
  const markAll = async (upTo: string) => {
    const answer = await act({ body: { upTo } })
    if (answer.success) updateCache((item) => Number(item.id) <= Number(upTo), answer.data.unread)
  }
  return { markAll, marking: acting }
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
