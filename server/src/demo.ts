import { blockUsers, ensureDemoUser } from '#features/accounts/index.ts'
import { seedServices } from '#features/catalog/index.ts'
import { seedDemoSettings } from '#features/deposits/index.ts'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { seedDemoTiers } from '#features/orders/index.ts'
import { seedDemoCommission } from '#features/referrals/index.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { demoAccounts } from './demo-accounts.ts'
import { demoServices } from './demo-services.ts'

const OPENING_BALANCE = 2_000_000

/** Seeds a demo shop: a customer with money, an operator, a catalogue. Safe to repeat at every start. */
export function seedDemo(databaseUrl: string, password: string): Promise<void> {
  return withDatabase(databaseUrl, async (db) => {
    const customerId = await ensureDemoUser(db, { ...demoAccounts.customer, password })
    await ensureDemoUser(db, { ...demoAccounts.operator, password })
    await db.transaction(async (tx) => {
      await post(tx, {
        kind: 'deposit',
        reference: `demo:${customerId}`,
        details: { description: 'Demo balance' },
        legs: { [house.manual]: -OPENING_BALANCE, [customerAccount(customerId)]: OPENING_BALANCE },
      })
      await seedServices(tx, demoServices)
      await seedDemoSettings(tx)
      await seedDemoTiers(tx)
      await seedDemoCommission(tx)
    })
  })
}

/** Blocks the demo accounts in a shop that has left demo mode. */
export function disableDemo(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, (db) =>
    blockUsers(
      db,
      Object.values(demoAccounts).map((it) => it.email),
    ),
  )
}

async function withDatabase(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase(url, createLog('silent', 'demo'), { connections: 2 })
  try {
    await work(db)
  } finally {
    await db.close()
  }
}
