import { notifications } from '@runmart/contract/notifications'
import { endpointQuery, queryClient } from '#platform/query-client.ts'

/** Fetches how many notifications are unread. */
export async function fetchUnreadCount(): Promise<number> {
  const shortest = endpointQuery(notifications.list, { query: { page: '1', limit: '1' } })
  // Asked again, it wants a new answer and not the one that is on its way.
  await queryClient.cancelQueries({ queryKey: shortest.queryKey, exact: true })
  // The query that shows the number decides whether to try again.
  return (await queryClient.fetchQuery({ ...shortest, staleTime: 0, retry: false })).unread
}
