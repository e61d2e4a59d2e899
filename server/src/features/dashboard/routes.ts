import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import { showSummary } from './show-summary.ts'

export function dashboardRoutes(publicUrl: string): Route[] {
  return [route(api.dashboard.summary, (tx, input) => showSummary(tx, input, publicUrl))]
}
