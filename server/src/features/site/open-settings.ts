import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { SiteSettings } from '@runmart/contract/site'
import { outboxFolder, readOutbox } from '#outside/mail/outbox.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** The addresses of the demo accounts; null in a real shop. */
    demoEmails: SiteSettings['demo']
  }
}

/** The settings that the web needs before the sign-in. */
export async function showSiteSettings(
  _tx: unknown,
  { request }: HandlerInput<typeof api.site.settings>,
  shop: Shop,
): Promise<Result<SiteSettings>> {
  const { contact, demoEmails: demo } = shop
  const google = shop.google && { clientId: shop.google.clientId, authorizeUrl: shop.google.authorizeUrl }
  return { data: { contact, google, demo, outbox: servesOutbox(shop, request) } }
}

export async function listOutbox(
  _db: unknown,
  { request }: HandlerInput<typeof api.site.outbox>,
  shop: Shop,
): Promise<Result<DataOf<typeof api.site.outbox>>> {
  if (!servesOutbox(shop, request)) throw new Refusal('NOT_FOUND')
  return { data: { items: await readOutbox(outboxFolder(shop)) } }
}

/** A demo shop without SMTP serves its outbox to this machine only, because the mails open accounts. */
function servesOutbox({ demoPassword, smtpUrl }: Shop, { isLocal }: { isLocal: boolean }): boolean {
  return demoPassword !== null && smtpUrl === null && isLocal
}
