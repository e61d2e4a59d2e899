import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { updateAnswer } from '#platform/query-client.ts'

const unreadMessagesKey = ['unread-messages'] as const

/** Sets the number beside the messages in the menu. */
export function setUnreadMessages(unread: number): void {
  updateAnswer(unreadMessagesKey, unread)
}

/** The number of unread messages, updated by live events. Loads its fetch code later, to not delay the first page. */
export function useUnreadMessages(isSignedIn: boolean): number {
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'conversation-changed' && event.unread !== undefined) setUnreadMessages(event.unread)
      }),
    [],
  )
  const { data } = useQuery({
    queryKey: unreadMessagesKey,
    queryFn: () => import('./fetch-unread-messages.ts').then((it) => it.fetchUnreadMessages()),
    enabled: isSignedIn,
    // Another tab may have read messages meanwhile.
    staleTime: 0,
  })
  return data ?? 0
}
