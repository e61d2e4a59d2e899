import { queryClient } from '#platform/query-client.ts'

export const unreadKey = ['unread-notifications'] as const

/** The number on the bell is now this one. */
export function keepUnread(unread: number): void {
  queryClient.setQueryData(unreadKey, unread)
}
