import { notifications } from '@runmart/contract/notifications'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'
import { setUnreadCount } from './unread-count.ts'

/**
 * A page of notifications, refetched when a new one arrives; also updates the bell's count. With `upTo`, the pages
 * exclude newer notifications.
 */
export function useNotifications(page: number, limit: number, upTo?: string) {
  const query = { page: String(page), limit: String(limit), ...(upTo && { upTo }) }
  const answer = useApi(notifications.list, { query }, { keepPrevious: true })
  const unread = answer.data?.unread
  useEffect(() => {
    if (unread !== undefined) setUnreadCount(unread)
  }, [unread])
  useEffect(() => onLiveEvent((event) => event.kind === 'notified' && invalidate(notifications.list)), [])
  return answer
}
