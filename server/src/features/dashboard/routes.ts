import { api } from '@runmart/contract'
import { type Route, readRoute } from '#platform/http/route.ts'
import { getSummary, type SummaryDependencies } from './get-summary.ts'

export function dashboardRoutes(deps: SummaryDependencies): Route[] {
  return [readRoute(api.dashboard.summary, (reader, input) => getSummary(reader, input, deps))]
}
