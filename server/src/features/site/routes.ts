import { api } from '@runmart/contract'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { listOutbox, showSiteSettings } from './open-settings.ts'
import { previewText } from './preview-text.ts'

export const siteRoutes: Route[] = [
  route(api.site.settings, showSiteSettings),
  routeWithTransactions(api.site.outbox, listOutbox),
  routeWithTransactions(api.texts.preview, previewText),
]
