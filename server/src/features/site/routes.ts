import { api } from '@runmart/contract'
import type { SiteSettings } from '@runmart/contract/site'
import { readOutbox } from '#outside/mail/outbox.ts'
import { type Route, route, routeWithTransactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'

/**
 * Public facts about the shop. `outboxDir` is null where mails are really sent; otherwise the outbox is served to this
 * machine alone, because its mails open accounts.
 */
export function siteRoutes(settings: Omit<SiteSettings, 'outbox'>, outboxDir: string | null): Route[] {
  return [
    route(api.site.settings, async (_, { request }) => ({
      data: { ...settings, outbox: outboxDir !== null && request.isLocal },
    })),
    routeWithTransactions(api.site.outbox, async (_, { request }) => {
      if (outboxDir === null || !request.isLocal) throw new Refusal('NOT_FOUND')
      return { data: { items: await readOutbox(outboxDir) } }
    }),
  ]
}
