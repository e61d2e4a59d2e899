import { dashboard } from '@runmart/contract/dashboard'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { tokens } from '#platform/tokens.ts'

/** The query of the dashboard's numbers, with how the balance changed since midnight in this browser's time zone. */
export function summaryQuery() {
  const since = new Date(new Date().setHours(0, 0, 0, 0)).toISOString()
  return endpointQuery(dashboard.summary, { query: { since } })
}

/** Starts that query while the code of the page is still loading. */
export function prefetchSummary(): void {
  if (tokens.access()) void queryClient.prefetchQuery(summaryQuery())
}
