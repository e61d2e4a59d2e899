import { dashboard } from '@runmart/contract/dashboard'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { tokens } from '#platform/tokens.ts'

/** The numbers of the dashboard, with what the balance did since this morning, as people here count days. */
export function summaryOfToday() {
  const since = new Date(new Date().setHours(0, 0, 0, 0)).toISOString()
  return endpointQuery(dashboard.summary, { query: { since } })
}

/** Asks for them, without waiting. */
export function askSummary(): void {
  if (tokens.access()) void queryClient.prefetchQuery(summaryOfToday())
}
