import { readFileSync } from 'node:fs'
import { demoServices } from '../server/src/demo-services.ts'
import { seedServices } from '../server/src/features/catalog/index.ts'
import type { Database } from '../server/src/platform/db/database.ts'
import { sql } from '../server/src/platform/db/sql.ts'
import { type StartedShop, startShop } from '../testing/shop/start-shop.ts'
import { openBenchDatabase } from './bench-database.ts'
import { openCustomers, tokensOf } from './customers.ts'
import { processorTime, type ShopTime, shopTime } from './processor-time.ts'

/** A running shop on its own PostgreSQL, with signed-in customers who have money. */
export type BenchShop = {
  shop: StartedShop
  port: number
  owner: Database
  databaseUrl: string
  /** For files of a measurement; deleted with the database. */
  folder: string
  tokens: string[]
  /** The service that they order. */
  serviceId: string
  /** Milliseconds of processor time so far. */
  usedTime(): ShopTime & { database: number }
  stop(): Promise<void>
}

/** Opens a shop with rate limits and request log as in production, unless the settings say otherwise. */
export async function openBenchShop(settings: Record<string, string> = {}): Promise<BenchShop> {
  const database = await openBenchDatabase()
  const { owner, secret, url } = database
  await owner.transaction((tx) => seedServices(tx, demoServices))
  await openCustomers(owner)
  const asInProduction = { RATE_LIMITS: 'on', LOG_LEVEL: 'info' }
  const shop = await startShop({
    DATABASE_URL: url,
    TOKEN_SECRET: secret,
    WEB: 'off',
    ...asInProduction,
    ...settings,
  }).catch(async (problem) => {
    await owner.close()
    await database.stop()
    throw problem
  })
  const postmaster = await getPostmaster(owner)
  return {
    shop,
    port: Number(new URL(shop.url).port),
    owner,
    databaseUrl: url,
    folder: database.dataDir,
    tokens: tokensOf(secret),
    serviceId: await cheapService(owner),
    usedTime: () => ({ ...shopTime(shop.pid), database: processorTime(postmaster) }),
    async stop() {
      await shop.stop()
      await owner.close()
      await database.stop()
    },
  }
}

/**
 * A service for one dong, without fields and without availability: the bench measures many customers, not one contended
 * row.
 */
export async function cheapService(owner: Database): Promise<string> {
  const { id } = await owner.transaction((tx) =>
    tx.get<{ id: string }>(sql`
      update catalog.services set min_amount = 1, price = 1, availability = null
      where id = (select id from catalog.services where provider = 'OWNER_PROVIDE' and status = 'active' and not needs_inputs limit 1)
      returning id`),
  )
  return id
}

/** The process that started all others of the database. */
export async function getPostmaster(owner: Database): Promise<number> {
  const { pid } = await owner.transaction((tx) => tx.get<{ pid: number }>(sql`select pg_backend_pid() as pid`))
  return Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[1])
}
