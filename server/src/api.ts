import { allEndpoints } from '@runmart/contract'
import { openapi } from '@runmart/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { accountClosureRoutes } from '#features/account-closure/index.ts'
import {
  accountRoutes,
  identify,
  identifyMany,
  identifyReader,
  isViewToken,
  KnownSessions,
  readAccessToken,
} from '#features/accounts/index.ts'
import { alertRoutes } from '#features/alerts/index.ts'
import { auditRoutes } from '#features/audit/index.ts'
import { booksRoutes } from '#features/books/index.ts'
import { addRunEvents, botRoutes } from '#features/bots/index.ts'
import { catalogRoutes, registerPictures } from '#features/catalog/index.ts'
import { contentRoutes, Door } from '#features/content/index.ts'
import { conversationRoutes } from '#features/conversations/index.ts'
import { dashboardRoutes } from '#features/dashboard/index.ts'
import { depositRoutes, depositWebhooks, registerDemoBinance } from '#features/deposits/index.ts'
import { dripRoutes } from '#features/drips/index.ts'
import { jobRoutes } from '#features/jobs/index.ts'
import { ledgerRoutes } from '#features/ledger/index.ts'
import { newsletterRoutes, registerNewsletterForms } from '#features/newsletter/index.ts'
import { notificationRoutes, registerOneClickUnsubscribe } from '#features/notifications/index.ts'
import { orderRoutes } from '#features/orders/index.ts'
import { partnerRoutes } from '#features/partners/index.ts'
import { payoutRoutes } from '#features/payouts/index.ts'
import { referralRoutes, registerVisitCounter } from '#features/referrals/index.ts'
import { repeatRoutes } from '#features/repeats/index.ts'
import { reportRoutes } from '#features/reports/index.ts'
import { reversalRoutes } from '#features/reversals/index.ts'
import { searchRoutes } from '#features/search/index.ts'
import { siteRoutes } from '#features/site/index.ts'
import { stockRoutes } from '#features/stock/index.ts'
import { supplierRoutes } from '#features/suppliers/index.ts'
import { todayRoutes } from '#features/today/index.ts'
import { warrantyRoutes } from '#features/warranty/index.ts'
import type { Database } from '#platform/db/database.ts'
import { registerApiDocs } from '#platform/http/api-docs.ts'
import { CallLimits } from '#platform/http/call-limits.ts'
import { DownloadGate } from '#platform/http/download-gate.ts'
import { registerSecurityHeaders } from '#platform/http/headers.ts'
import { registerHealth } from '#platform/http/health.ts'
import { registerMethodNotAllowed, registerNotFound } from '#platform/http/not-found.ts'
import { type RouteContext, registerRoute } from '#platform/http/register-route.ts'
import { createServer } from '#platform/http/server.ts'
import { serveSite } from '#platform/http/site/serve-site.ts'
import { UploadGate } from '#platform/http/upload-gate.ts'
import { registerWebhooks } from '#platform/http/webhook.ts'
import type { Hub } from '#platform/live/hub.ts'
import { createStreams, registerLiveStream } from '#platform/live/streams.ts'
import type { Log } from '#platform/log.ts'
import type { Shop } from '#platform/shop.ts'

const API = '/api'

const routes = [
  ...accountRoutes,
  ...accountClosureRoutes,
  ...alertRoutes,
  ...auditRoutes,
  ...botRoutes,
  ...catalogRoutes,
  ...contentRoutes,
  ...conversationRoutes,
  ...dashboardRoutes,
  ...depositRoutes,
  ...ledgerRoutes,
  ...orderRoutes,
  ...partnerRoutes,
  ...payoutRoutes,
  ...referralRoutes,
  ...repeatRoutes,
  ...dripRoutes,
  ...reportRoutes,
  ...reversalRoutes,
  ...searchRoutes,
  ...notificationRoutes,
  ...newsletterRoutes,
  ...booksRoutes,
  ...jobRoutes,
  ...stockRoutes,
  ...supplierRoutes,
  ...todayRoutes,
  ...warrantyRoutes,
  ...siteRoutes,
]

/** The HTTP server: every route of the contract, live events, health, and the web where the shop has it. */
export function createApi(shop: Shop, db: Database, hub: Hub, log: Log): FastifyInstance {
  const { site, publicUrl, metricsToken, tokenSecret } = shop
  const context = contextOf(shop, db, hub)
  const app = createServer(shop, log)
  registerSecurityHeaders(app, { https: publicUrl.startsWith('https:'), scriptHashes: site?.scriptHashes ?? [] })
  registerHealth(app, db, metricsToken)
  for (const it of routes) registerRoute(app, API, it, context)
  registerWebhooks(app, API, depositWebhooks(db, shop))
  if (shop.demoBank) registerDemoBinance(app, API, db, shop.binance)
  registerMethodNotAllowed(app, API, allEndpoints)
  const streams = createStreams(app, context, hub)
  registerLiveStream(app, API, streams)
  addRunEvents(app, API, { db, streams, shop })
  registerApiDocs(app, API, () => openapi(allEndpoints, API))
  registerOneClickUnsubscribe(app, API, db, tokenSecret)
  registerNewsletterForms(app, API, db, shop)
  registerVisitCounter(app, db, shop, log)
  registerPictures(app, db)
  if (site) serveSite(app, site)
  registerNotFound(app, API, site)
  return app
}

/** Callers, limits and gates of all routes. */
function contextOf(shop: Shop, db: Database, hub: Hub): RouteContext {
  const door = new Door(shop.state)
  const sessions = new KnownSessions(hub)
  return {
    shop,
    db,
    callLimits: shop.rateLimits ? new CallLimits() : null,
    uploads: new UploadGate(),
    downloads: new DownloadGate(),
    readToken: (token) => readAccessToken(token, shop.tokenSecret),
    isViewToken,
    identify: async (tx, claims, needs) => door.admit(await identify(tx, claims, needs, shop), needs),
    identifyReader: async (reader, claims, needs) =>
      door.admit(await identifyReader(reader, claims, needs, sessions, shop), needs),
    identifyMany: async (tx, asked) => door.admitMany(await identifyMany(tx, asked, shop), asked),
    requireOpen: (needs) => door.requireOpen(needs),
  }
}
