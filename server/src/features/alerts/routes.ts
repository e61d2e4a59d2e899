import { api } from '@runmart/contract'
import { type Route, route } from '#platform/http/route.ts'
import { chooseChannels, getAlertSettings, sendTest } from './settings.ts'

export const alertRoutes: Route[] = [
  route(api.alerts.settings, getAlertSettings),
  route(api.alerts.choose, chooseChannels),
  route(api.alerts.test, sendTest),
]
