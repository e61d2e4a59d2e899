import { notifications } from '@runmart/contract/notifications'
import { endpointQuery, queryClient } from '#platform/query-client.ts'

/** Asks how much I have not read. */
export async function askUnread(): Promise<number> {
  const shortest = endpointQuery(notifications.list, { query: { page: '1', limit: '1' } })
  // Whoever shows the number decides whether to try again.
  return (await queryClient.fetchQuery({ ...shortest, staleTime: 0, retry: false })).unread
}
