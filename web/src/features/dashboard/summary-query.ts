import { dashboard } from '@runmart/contract/dashboard'
import { startOfDay } from '#platform/days.ts'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { tokens } from '#platform/tokens.ts'

/** The query for the dashboard's numbers, including the balance changes since the customer's midnight. */
export function summaryQuery() {
  const since = startOfDay(new Date(), shownTimeZone()).toISOString()
  return endpointQuery(dashboard.summary, { query: { since } })
}

/** Starts the query while the page's code still loads. */
export function prefetchSummary(): void {
  if (tokens.access()) void queryClient.prefetchQuery(summaryQuery())
}
