import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import { getSummary } from './get-summary.ts'

export function dashboardRoutes(publicUrl: string): Route[] {
  return [route(api.dashboard.summary, (tx, input) => getSummary(tx, input, publicUrl))]
}
