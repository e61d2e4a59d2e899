import { notifications } from '@runmart/contract/notifications'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'
import { keepUnread } from './unread.ts'

/**
 * A page of what I was told, asked again when there is more; the bell agrees with it. With `upTo`, pages stay what they
 * were when that was the newest.
 */
export function useNews(page: number, limit: number, upTo?: string) {
  const query = { page: String(page), limit: String(limit), ...(upTo && { upTo }) }
  const answer = useApi(notifications.list, { query }, { keepPrevious: true })
  const unread = answer.data?.unread
  useEffect(() => {
    if (unread !== undefined) keepUnread(unread)
  }, [unread])
  useEffect(() => onLiveEvent((event) => event.kind === 'notified' && invalidate(notifications.list)), [])
  return answer
}
