import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { keepUnread, unreadKey } from './unread.ts'

/** How much I have not read; the server tells when it grows. Asking needs code that must not delay the first page. */
export function useUnread(): number {
  useEffect(() => onLiveEvent((event) => event.kind === 'notified' && keepUnread(event.unread)), [])
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: () => import('./ask-unread.ts').then((it) => it.askUnread()),
    // Another tab may have read some meanwhile.
    staleTime: 0,
  })
  return data ?? 0
}
