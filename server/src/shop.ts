import { fileURLToPath } from 'node:url'
import type { BotRegistry } from '@runmart/bots/registry'
import { findContacts, usernamesOf } from '#features/accounts/index.ts'
import { wantsMessageMails } from '#features/alerts/index.ts'
import { botLineReader } from '#features/bots/index.ts'
import { Catalogue, serviceNames } from '#features/catalog/index.ts'
import { CurrentState, PublishedTexts, readShippedTexts } from '#features/content/index.ts'
import { findServicesByOrderCode, getTiers } from '#features/orders/index.ts'
import { CurrentFigures, openSite } from '#features/site/index.ts'
import { supplierNames } from '#features/suppliers/index.ts'
import { googleVerifier } from '#outside/google/verify-token.ts'
import { createMailer } from '#outside/mail/mailer.ts'
import { outboxFolder } from '#outside/mail/outbox.ts'
import { objectStore } from '#outside/object-store/object-store.ts'
import { telegramApi } from '#outside/telegram/bot-api.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Hub } from '#platform/live/hub.ts'
import type { Log } from '#platform/log.ts'
import type { Shop } from '#platform/shop.ts'
import { demoAccounts } from './demo-accounts.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const builds = { site: folder('site/build'), app: folder('web/build') }

type Process = {
  db: Database
  log: Log
  bots: BotRegistry
  /** null: this process does not hear what changes. */
  hub: Hub | null
  servesWeb: boolean
  /** Where this server listens. */
  ownAddress?: () => string
}

/** Makes the shop of this process. */
export function openShop(config: Config, { db, log, bots, hub, servesWeb, ownAddress }: Process): Shop {
  const { google, telegram, demoPassword, demoBank, maintenance, port, shopTimeZone } = config
  const catalogue = new Catalogue(db)
  const shippedTexts = readShippedTexts(folder('site/content'))
  const shop: Shop = {
    ...config,
    bots,
    catalogue,
    figures: new CurrentFigures(db, config),
    state: new CurrentState(db, hub, { log, isForcedClosed: maintenance }),
    shippedTexts,
    texts: new PublishedTexts(db, hub, { shipped: shippedTexts, shopTimeZone, log }),
    site: null,
    sendMail: createMailer({
      ...config,
      outboxDir: outboxFolder(config),
      onSaved: (line) => log.info({ event: 'mail-saved' }, line),
    }),
    telegram: telegram && telegramApi(telegram),
    verifyGoogleToken: google && googleVerifier(google),
    objectStore: config.objectStore && objectStore(config.objectStore),
    operatorsNeedTwoFactor: demoPassword === null,
    demoEmails:
      demoPassword === null ? null : { customer: demoAccounts.customer.email, operator: demoAccounts.operator.email },
    demoAddress: demoBank ? (ownAddress ?? (() => `http://127.0.0.1:${port}`)) : null,
    // Features that stand below these call them through the shop.
    auditNames: { usernamesOf, serviceNames, supplierNames, findContacts },
    findServicesByOrderCode: (reader, customerId, codes, language) =>
      findServicesByOrderCode(reader, customerId, codes, language, catalogue),
    getTiers,
    readBotLines: botLineReader(bots),
    wantsMessageMails,
  }
  return servesWeb ? { ...shop, site: openSite(builds, shop, log) } : shop
}
