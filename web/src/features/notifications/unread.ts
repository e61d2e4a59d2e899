import { queries } from '#platform/queries.ts'

export const unreadKey = ['unread-notifications'] as const

/** The number on the bell is now this one. */
export function keepUnread(unread: number): void {
  queries.setQueryData(unreadKey, unread)
}
