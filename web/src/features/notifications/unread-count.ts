import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { updateAnswer } from '#platform/query-client.ts'

const unreadCountKey = ['unread-notifications'] as const

/** Sets the number on the bell. */
export function setUnreadCount(unread: number): void {
  updateAnswer(unreadCountKey, unread)
}

/** The number of unread notifications, updated by live events. Loads its fetch code after the first page. */
export function useUnreadCount(): number {
  useEffect(() => onLiveEvent((event) => event.kind === 'notified' && setUnreadCount(event.unread)), [])
  const { data } = useQuery({
    queryKey: unreadCountKey,
    queryFn: () => import('./fetch-unread-count.ts').then((it) => it.fetchUnreadCount()),
    // Another tab may have read notifications meanwhile.
    staleTime: 0,
  })
  return data ?? 0
}
