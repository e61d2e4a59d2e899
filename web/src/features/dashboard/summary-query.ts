import { dashboard } from '@runmart/contract/dashboard'
import { startOfDay } from '#platform/days.ts'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { tokens } from '#platform/tokens.ts'

/** The query of the dashboard's numbers, with how the balance changed since the customer's day began. */
export function summaryQuery() {
  const since = startOfDay(new Date(), shownTimeZone()).toISOString()
  return endpointQuery(dashboard.summary, { query: { since } })
}

/** Starts that query while the code of the page is still loading. */
export function prefetchSummary(): void {
  if (tokens.access()) void queryClient.prefetchQuery(summaryQuery())
}
