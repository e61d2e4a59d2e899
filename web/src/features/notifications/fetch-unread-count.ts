import { notifications } from '@runmart/contract/notifications'
import { endpointQuery, queryClient } from '#platform/query-client.ts'

/** Fetches the number of unread notifications. */
export async function fetchUnreadCount(): Promise<number> {
  const shortest = endpointQuery(notifications.list, { query: { page: '1', limit: '1' } })
  // A repeated call needs a new answer, not the one on its way.
  await queryClient.cancelQueries({ queryKey: shortest.queryKey, exact: true })
  // No retry here: the calling query decides about retries.
  return (await queryClient.fetchQuery({ ...shortest, staleTime: 0, retry: false })).unread
}
