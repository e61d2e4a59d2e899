import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BotRegistry } from '@runmart/bots/registry'
import { allEndpoints } from '@runmart/contract'
import { textAddress } from '@runmart/contract/content-texts'
import { openapi } from '@runmart/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { accountClosureRoutes } from '#features/account-closure/index.ts'
import {
  type AccountDependencies,
  accountRoutes,
  findContacts,
  identify,
  identifyMany,
  identifyReader,
  isViewToken,
  KnownSessions,
  readAccessToken,
  usernamesOf,
} from '#features/accounts/index.ts'
import { alertRoutes } from '#features/alerts/index.ts'
import { auditRoutes } from '#features/audit/index.ts'
import { booksRoutes } from '#features/books/index.ts'
import { addRunEvents, type BotDependencies, botLineReader, botRoutes } from '#features/bots/index.ts'
import { Catalogue, catalogRoutes, registerPictures, serviceNames } from '#features/catalog/index.ts'
import {
  CurrentState,
  contentRoutes,
  Door,
  type Preview,
  PublishedTexts,
  readShippedTexts,
} from '#features/content/index.ts'
import { conversationRoutes } from '#features/conversations/index.ts'
import { dashboardRoutes } from '#features/dashboard/index.ts'
import {
  type DepositDependencies,
  depositRoutes,
  depositWebhooks,
  registerDemoBinance,
} from '#features/deposits/index.ts'
import { dripRoutes } from '#features/drips/index.ts'
import { jobRoutes } from '#features/jobs/index.ts'
import { type LedgerDependencies, ledgerRoutes } from '#features/ledger/index.ts'
import { newsletterRoutes, registerNewsletterForms } from '#features/newsletter/index.ts'
import { notificationRoutes, registerOneClickUnsubscribe } from '#features/notifications/index.ts'
import { findServicesByOrderCode, getTiers, orderRoutes } from '#features/orders/index.ts'
import { partnerRoutes } from '#features/partners/index.ts'
import { payoutRoutes } from '#features/payouts/index.ts'
import { referralRoutes, registerVisitCounter } from '#features/referrals/index.ts'
import { repeatRoutes } from '#features/repeats/index.ts'
import { reportRoutes } from '#features/reports/index.ts'
import { reversalRoutes } from '#features/reversals/index.ts'
import { searchRoutes } from '#features/search/index.ts'
import { CurrentFigures, getPublicPageData, holesOfState, holesOfTexts, siteRoutes } from '#features/site/index.ts'
import { stockRoutes } from '#features/stock/index.ts'
import { supplierNames, supplierRoutes } from '#features/suppliers/index.ts'
import { todayRoutes } from '#features/today/index.ts'
import { warrantyRoutes } from '#features/warranty/index.ts'
import { googleVerifier } from '#outside/google/verify-token.ts'
import { objectStore } from '#outside/object-store/object-store.ts'
import { telegramApi } from '#outside/telegram/bot-api.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { registerApiDocs } from '#platform/http/api-docs.ts'
import { CallLimits } from '#platform/http/call-limits.ts'
import { DownloadGate } from '#platform/http/download-gate.ts'
import { registerSecurityHeaders } from '#platform/http/headers.ts'
import { registerHealth } from '#platform/http/health.ts'
import { registerMethodNotAllowed, registerNotFound } from '#platform/http/not-found.ts'
import { type RouteContext, registerRoute } from '#platform/http/register-route.ts'
import { createServer } from '#platform/http/server.ts'
import { readSite, type Site } from '#platform/http/site/read-site.ts'
import { serveSite } from '#platform/http/site/serve-site.ts'
import { UploadGate } from '#platform/http/upload-gate.ts'
import { registerWebhooks } from '#platform/http/webhook.ts'
import type { Hub } from '#platform/live/hub.ts'
import { createStreams, registerLiveStream } from '#platform/live/streams.ts'
import type { Log } from '#platform/log.ts'
import { demoAccounts } from './demo-accounts.ts'

const API = '/api'
const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const builds = { site: folder('site/build'), app: folder('web/build') }

/** The HTTP server: every route of the contract, live events, health, and the web unless turned off. */
export function createApi(
  config: Config,
  db: Database,
  hub: Hub,
  log: Log,
  options: { web: boolean; bots: BotRegistry },
): FastifyInstance {
  const shop = { ...config, getTiers }
  const deps: AccountDependencies = {
    ...shop,
    google: config.google && googleVerifier(config.google),
    operatorsNeedTwoFactor: config.demoPassword === null,
  }
  const readerDependencies = { ...deps, sessions: new KnownSessions(hub) }
  const catalogue = new Catalogue(db)
  const figures = new CurrentFigures(db, config)
  const state = new CurrentState(db, hub, { log, isForcedClosed: config.maintenance })
  const shipped = readShippedTexts(folder('site/content'))
  const texts = new PublishedTexts(db, hub, { ...config, shipped, log })
  const door = new Door(state)
  const context: RouteContext = {
    db,
    rateLimits: config.rateLimits,
    callLimits: config.rateLimits ? new CallLimits() : null,
    uploads: new UploadGate(),
    downloads: new DownloadGate(),
    readToken: (token) => readAccessToken(token, config.tokenSecret),
    isViewToken,
    identify: async (tx, claims, needs) => door.admit(await identify(tx, claims, needs, deps), needs),
    identifyReader: async (reader, claims, needs) =>
      door.admit(await identifyReader(reader, claims, needs, readerDependencies), needs),
    identifyMany: async (tx, asked) => door.admitMany(await identifyMany(tx, asked, deps), asked),
    requireOpen: (needs) => door.requireOpen(needs),
  }
  const depositDependencies: DepositDependencies = {
    ...config,
    demoAddress: config.demoBank ? () => ownAddress(app) : null,
  }
  const ledgerDependencies: LedgerDependencies = {
    findServicesByOrderCode: (reader, customerId, codes, language) =>
      findServicesByOrderCode(reader, customerId, codes, language, catalogue),
  }
  const botDependencies: BotDependencies = {
    ...config,
    bots: options.bots,
    store: config.objectStore && objectStore(config.objectStore),
  }
  const telegram = config.telegram && telegramApi(config.telegram)
  const routes = [
    ...accountRoutes({ ...deps, depositLimits: config.depositLimits }),
    ...accountClosureRoutes({ ...shop, store: botDependencies.store }),
    ...alertRoutes({ ...config, telegram }),
    ...auditRoutes({ usernamesOf, serviceNames, supplierNames, findContacts }),
    ...botRoutes(botDependencies),
    ...catalogRoutes(botDependencies, catalogue),
    ...contentRoutes({ state, shipped, previewText: (asked) => previewText(site, asked) }),
    ...conversationRoutes(config),
    ...dashboardRoutes({ ...shop, ...ledgerDependencies, catalogue }),
    ...depositRoutes(depositDependencies),
    ...ledgerRoutes(ledgerDependencies),
    ...orderRoutes({ ...config, catalogue, readBotLines: botLineReader(botDependencies) }),
    ...partnerRoutes({ ...config, bots: options.bots }),
    ...payoutRoutes(config),
    ...referralRoutes(shop),
    ...repeatRoutes(botDependencies),
    ...dripRoutes,
    ...reportRoutes,
    ...reversalRoutes,
    ...searchRoutes({ catalogue }),
    ...notificationRoutes({ ...config, telegram }),
    ...newsletterRoutes,
    ...booksRoutes,
    ...jobRoutes,
    ...stockRoutes(config),
    ...supplierRoutes(config),
    ...todayRoutes({ ...config, ...depositDependencies }),
    ...warrantyRoutes(config),
    ...siteRoutes(publicSettings(config), openOutbox(config)),
  ]

  const { contact } = config
  const facts = {
    origin: config.publicUrl,
    contact: contact.email ?? '',
    telegram: contact.telegram ?? '',
    zalo: contact.zalo ?? '',
  }
  const site = options.web
    ? readSite(builds, config.apiBase, facts, {
        load: (asked) =>
          getPublicPageData({ ...config, catalogue, figures, state, texts, origin: config.publicUrl, log }, asked),
        seldom: [...holesOfState, ...holesOfTexts],
        appState: () => state.get(),
      })
    : null
  const app = createServer(config, log)
  registerSecurityHeaders(app, { https: config.publicUrl.startsWith('https:'), scriptHashes: site?.scriptHashes ?? [] })
  registerHealth(app, db, config.metricsToken)
  for (const it of routes) registerRoute(app, API, it, context)
  registerWebhooks(app, API, depositWebhooks(db, depositDependencies))
  if (config.demoBank) registerDemoBinance(app, API, db, config.binance)
  registerMethodNotAllowed(app, API, allEndpoints)
  const streams = createStreams(app, context, hub)
  registerLiveStream(app, API, streams)
  addRunEvents(app, API, { db, streams, keepDays: config.botLimits.keepDays })
  registerApiDocs(app, API, () => openapi(allEndpoints, API))
  registerOneClickUnsubscribe(app, API, db, config.tokenSecret)
  registerNewsletterForms(app, API, { ...config, db })
  registerVisitCounter(app, db, config, log)
  registerPictures(app, db)
  if (site) serveSite(app, site)
  registerNotFound(app, API, site)
  return app
}

/** The page of a text as visitors would get it; empty on a server without the web. */
async function previewText(site: Site | null, { kind, slug, language, texts }: Preview): Promise<string> {
  const page = site?.pages.get(textAddress(language, kind, kind === 'post' ? ':post' : slug))
  const path = textAddress(language, kind, slug)
  return page ? (await page({ path, query: {}, draft: texts })).plain.toString() : ''
}

function ownAddress(app: FastifyInstance): string {
  const address = app.server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

function publicSettings({ google, demoPassword, contact }: Config) {
  return {
    contact,
    google: google && { clientId: google.clientId, authorizeUrl: google.authorizeUrl },
    demo:
      demoPassword === null ? null : { customer: demoAccounts.customer.email, operator: demoAccounts.operator.email },
  }
}

/** The outbox folder; null except in a demo shop without SMTP. */
function openOutbox(config: Config): string | null {
  return config.demoPassword !== null && config.smtpUrl === null ? join(config.dataDir, 'outbox') : null
}
