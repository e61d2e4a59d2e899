import { freePort } from '../../server/src/platform/embedded-postgres/free-port.ts'
import { buildServer, createShopDatabase, startDatabase } from '../../testing/shop/shop-database.ts'
import { silenceAlerts } from '../../testing/shop/silence-alerts.ts'
import { startShop } from '../../testing/shop/start-shop.ts'

/** Starts the database of all shops and the shop that most journeys share; returns a function that stops them. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildServer()
  const stopDatabase = await startDatabase()
  const sitePort = String(await freePort())
  const shop = await startShop({ ...(await createShopDatabase()), BOT_ALLOW_HOSTS: `127.0.0.1:${sitePort}` })
  await silenceAlerts(shop)
  process.env.E2E_SHOP_URL = shop.url
  process.env.E2E_SHOP_DATA_DIR = shop.dataDir
  process.env.E2E_SHOP_DATABASE_URL = shop.databaseUrl ?? ''
  process.env.E2E_SITE_PORT = sitePort
  return async () => {
    await shop.stop()
    await stopDatabase()
  }
}
