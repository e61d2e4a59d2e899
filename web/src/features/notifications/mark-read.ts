import type { DataOf } from '@runmart/contract/endpoint'
import { notifications } from '@runmart/contract/notifications'
import { call } from '../../platform/api.ts'
import { handleAnswer } from '../../platform/handle-answer.ts'
import { queries } from '../../platform/queries.ts'
import { stale } from '../../platform/stale.ts'
import { keepUnread } from './unread.ts'

type Page = DataOf<typeof notifications.list>

/** I have read this one; when the server does not hear of it, it is merely unread again. */
export async function markRead(id: string): Promise<void> {
  showRead(id)
  const answer = await call(notifications.read, { body: { id } }).catch(() => null)
  if (answer?.success) keepUnread(answer.data.unread)
  else stale(notifications.list)
}

/** I have read them all. */
export async function markAllRead(): Promise<void> {
  const answer = await handleAnswer(call(notifications.read, { body: {} }))
  if (!answer.success) return
  showRead(null)
  keepUnread(answer.data.unread)
}

function showRead(id: string | null): void {
  queries.setQueriesData<Page>({ queryKey: [notifications.list.path] }, (page) => {
    if (!page) return page
    const items = page.items.map((item) => (id === null || item.id === id ? { ...item, isRead: true } : item))
    const gone = page.items.some((item) => item.id === id && !item.isRead) ? 1 : 0
    return { ...page, items, unread: id === null ? 0 : page.unread - gone }
  })
}
