import { conversations } from '@runmart/contract/conversations'
import { endpointQuery, queryClient } from '#platform/query-client.ts'

/** Fetches how many messages of the shop are unread. */
export async function fetchUnreadMessages(): Promise<number> {
  const shortest = endpointQuery(conversations.list, { query: { page: '1', limit: '1' } })
  // Asked again, it wants a new answer and not the one that is on its way.
  await queryClient.cancelQueries({ queryKey: shortest.queryKey, exact: true })
  // The query that shows the number decides whether to try again.
  return (await queryClient.fetchQuery({ ...shortest, staleTime: 0, retry: false })).unread
}
