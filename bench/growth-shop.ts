import { demoServices } from '../server/src/demo-services.ts'
import { seedServices } from '../server/src/features/catalog/index.ts'
import { type Database, openDatabase } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { createLog } from '../server/src/platform/log.ts'
import { startShop } from '../testing/shop/start-shop.ts'
import { type BenchDatabase, openBenchDatabase } from './bench-database.ts'
import { cheapService, getPostmaster } from './bench-shop.ts'
import { CUSTOMERS, customerId, openCustomers, tokensOf } from './customers.ts'
import { addOrderHistory } from './order-history.ts'
import { processorTime, type ShopTime, shopTime } from './processor-time.ts'

/** A running shop with a history, whose first customer is an operator. */
export type GrowthShop = {
  port: number
  tokens: string[]
  serviceId: string
  /** As the worker uses it. */
  db: Database
  usedTime(): ShopTime & { database: number }
  stop(): Promise<void>
}

/** Opens a shop with this many past orders, evenly over all customers. */
export async function openGrowthShop(orders: number): Promise<GrowthShop> {
  const database = await openBenchDatabase()
  const { owner } = database
  await owner.transaction((tx) => seedServices(tx, demoServices))
  await openCustomers(owner)
  await owner.transaction((tx) =>
    tx.run(sql`
      update accounts.users set role = 'operator', is_owner = true, totp_enabled_at = now() where id = ${customerId(1)}`),
  )
  const serviceId = await cheapService(owner)
  await addOrderHistory(owner, serviceId, orders / CUSTOMERS)
  return startGrowthShop(database, serviceId)
}

async function startGrowthShop({ url, secret, owner, stop }: BenchDatabase, serviceId: string): Promise<GrowthShop> {
  const postmaster = await getPostmaster(owner)
  await owner.close()
  const shop = await startShop({ DATABASE_URL: url, TOKEN_SECRET: secret, WEB: 'off' })
  const db = openDatabase(url, createLog('silent', 'bench'), { connections: 2 })
  return {
    port: Number(new URL(shop.url).port),
    tokens: tokensOf(secret),
    serviceId,
    db,
    usedTime: () => ({ ...shopTime(shop.pid), database: processorTime(postmaster) }),
    async stop() {
      await db.close()
      await shop.stop()
      await stop()
    },
  }
}
