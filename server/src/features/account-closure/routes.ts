import { api } from '@runmart/contract'
import { routeInSteps } from '#platform/http/route.ts'
import { closeMyAccount } from './close-my-account.ts'
import { exportData } from './export-data.ts'
import type { LifeTools } from './tools.ts'

export const accountLifeRoutes = (tools: LifeTools) => [
  routeInSteps(api.accountLife.exportData, (steps, asked) => exportData(steps, asked, tools)),
  routeInSteps(api.accountLife.close, (steps, asked) => closeMyAccount(steps, asked, tools)),
]
