import { notifications } from '@runmart/contract/notifications'
import { useEffect } from 'react'
import { onNews } from '#platform/news.ts'
import { stale } from '#platform/stale.ts'
import { useAskList } from '#platform/use-ask-list.ts'
import { keepUnread } from './unread.ts'

/**
 * A page of what I was told, asked again when there is more; the bell agrees with it. With `upTo`, pages stay what they
 * were when that was the newest.
 */
export function useNews(page: number, limit: number, upTo?: string) {
  const query = { page: String(page), limit: String(limit), ...(upTo && { upTo }) }
  const answer = useAskList(notifications.list, { query })
  const unread = answer.data?.unread
  useEffect(() => {
    if (unread !== undefined) keepUnread(unread)
  }, [unread])
  useEffect(() => onNews((event) => event.kind === 'notified' && stale(notifications.list)), [])
  return answer
}
