import { notifications } from '@runmart/contract/notifications'
import { queries } from '#platform/queries.ts'
import { question } from '#platform/question.ts'

/** Asks how much I have not read. */
export async function askUnread(): Promise<number> {
  const shortest = question(notifications.list, { query: { page: '1', limit: '1' } })
  // Whoever shows the number decides whether to try again.
  return (await queries.fetchQuery({ ...shortest, staleTime: 0, retry: false })).unread
}
