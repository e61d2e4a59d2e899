import { demoAccounts } from './demo-accounts.ts'
import { demoServices } from './demo-services.ts'
import { ensureUser } from './features/accounts/index.ts'
import { seedServices } from './features/catalog/index.ts'
import { available, house, post } from './features/ledger/index.ts'
import { openDatabase } from './platform/db/database.ts'
import { createLog } from './platform/log.ts'

const OPENING_BALANCE = 2_000_000

/** Furnishes a demo shop: a customer with money, an operator, a catalogue. Safe to run at every start. */
export async function seedDemo(databaseUrl: string, password: string): Promise<void> {
  const db = openDatabase(databaseUrl, createLog('silent', 'demo'), { connections: 2 })
  try {
    const customerId = await ensureUser(db, { ...demoAccounts.customer, password })
    await ensureUser(db, { ...demoAccounts.operator, password })
    await db.transaction(async (tx) => {
      await post(tx, {
        kind: 'deposit',
        reference: `demo:${customerId}`,
        details: { description: 'Demo balance' },
        legs: { [house.manual]: -OPENING_BALANCE, [available(customerId)]: OPENING_BALANCE },
      })
      await seedServices(tx, demoServices)
    })
  } finally {
    await db.close()
  }
}
