import type { DataOf } from '@runmart/contract/endpoint'
import { type Notification, notifications } from '@runmart/contract/notifications'
import { queryClient } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import { setUnreadCount } from './unread-count.ts'

type Page = DataOf<typeof notifications.list>

/** Marks one notification as read at once. If the request fails, the next fetch shows it as unread again. */
export function useMarkRead() {
  const { act } = useAct(notifications.read, { success: 'inline' })
  return async (id: string) => {
    const isMarked = (item: Notification) => item.id === id
    updateCache(isMarked)
    const answer = await act({ body: { id } })
    if (answer.success) updateCache(isMarked, answer.data.unread)
  }
}

/** Marks all notifications up to this one as read; the user has not seen later ones. */
export function useMarkAllRead() {
  const { act, acting } = useAct(notifications.read, { refusals: 'toast' })
  const markAll = async (upTo: string) => {
    const answer = await act({ body: { upTo } })
    if (answer.success) updateCache((item) => Number(item.id) <= Number(upTo), answer.data.unread)
  }
  return { markAll, marking: acting }
}

/** Uses the server's count if available: the loaded pages may lack newer notifications. */
function updateCache(isRead: (item: Notification) => boolean, unread?: number): void {
  queryClient.setQueriesData<Page>({ queryKey: [notifications.list.path] }, (page) => {
    if (!page) return page
    const marked = page.items.filter((item) => !item.isRead && isRead(item)).length
    const items = page.items.map((item) => (isRead(item) ? { ...item, isRead: true } : item))
    return { ...page, items, unread: unread ?? page.unread - marked }
  })
  if (unread !== undefined) setUnreadCount(unread)
}
