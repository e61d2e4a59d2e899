import { silenceAlerts } from './silence-alerts.ts'
import { startShop } from './start-shop.ts'

/** Starts one whole product for all journeys, tells the workers where it is, and returns how to take it down. */
export default async function setUp(): Promise<() => Promise<void>> {
  const shop = await startShop()
  await silenceAlerts(shop)
  process.env.E2E_SHOP_URL = shop.url
  process.env.E2E_SHOP_DATA_DIR = shop.dataDir
  process.env.E2E_SHOP_PASSWORD = shop.demoPassword
  return shop.stop
}
