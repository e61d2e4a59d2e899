import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import type { AlertDependencies } from './dependencies.ts'
import { chooseChannels, getAlertSettings, sendTest } from './settings.ts'

export const alertRoutes = (deps: AlertDependencies): Route[] => [
  route(api.alerts.settings, (tx, { caller }) => getAlertSettings(tx, caller, deps)),
  route(api.alerts.choose, (tx, input) => chooseChannels(tx, input, deps)),
  route(api.alerts.test, (tx, input) => sendTest(tx, input, deps)),
]
