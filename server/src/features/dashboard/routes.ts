import { api } from '@runmart/contract'
import { readRoute } from '#platform/http/route.ts'
import { getSummary } from './get-summary.ts'

export const dashboardRoutes = [readRoute(api.dashboard.summary, getSummary)]
