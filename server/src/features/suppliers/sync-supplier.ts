import type { api } from '@runmart/contract'
import { INCOMPLETE_LIST, type Supplier } from '@runmart/contract/suppliers'
import { writeAudit } from '#features/audit/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { readBalance } from './check-balance.ts'
import { connect, type Offered, type SupplierAccess, SupplierError } from './connect.ts'
import { countOffers, keepOffers } from './offer-queries.ts'
import { reviewServices } from './review-services.ts'
import { getSupplier, lockSupplier, noteProblem } from './supplier-queries.ts'

/** Reads a supplier's offers. */
export const syncJob = job<{ supplierId: string }>('suppliers.sync')

/** Reads a supplier's offers and the balance there, and updates the services that use them. */
export async function syncSupplier(db: Transactions, supplierId: string, shop: SupplierAccess): Promise<void> {
  const offers = await listOffered(db, supplierId, shop)
  if (offers && (await db.transaction((tx) => takeOver(tx, supplierId, offers)))) {
    await reviewServices(db, supplierId)
    await readBalance(db, supplierId, shop)
  }
}

/** The supplier's current offers; null after a failure, which this notes. */
async function listOffered(db: Transactions, id: string, shop: SupplierAccess): Promise<Offered[] | null> {
  try {
    return await (await connect(db, id, shop)).listServices()
  } catch (problem) {
    if (!(problem instanceof SupplierError)) throw problem
    await db.transaction(async (tx) => noteProblem(tx, id, 'offers', problem.message))
    return null
  }
}

/** Stores a list of offers unless it looks incomplete; returns whether it did. */
async function takeOver(tx: Tx, supplierId: string, offers: readonly Offered[]): Promise<boolean> {
  await lockSupplier(tx, supplierId)
  if (await isIncomplete(tx, supplierId, offers.length)) {
    noteProblem(tx, supplierId, 'offers', INCOMPLETE_LIST)
    return false
  }
  await keepOffers(tx, supplierId, offers)
  tx.write(
    sql`update suppliers.suppliers set synced_at = now(), list_problem = null, told_old = false where id = ${supplierId}`,
  )
  return true
}

/**
 * A list that suddenly lost nine of ten is more likely a fault. After a day of the same the shop believes it, but never
 * an empty one.
 */
async function isIncomplete(tx: Tx, supplierId: string, count: number): Promise<boolean> {
  const known = await countOffers(tx, supplierId)
  if (count * 10 > known || known === 0) return false
  const { isRecent } = await tx.get<{ isRecent: boolean }>(sql`
    select coalesce(synced_at > now() - interval '1 day', false) as "isRecent" from suppliers.suppliers where id = ${supplierId}`)
  return count === 0 || isRecent
}

/** Reads a supplier's current offers on an operator's request. */
export async function syncNow(
  db: Transactions,
  { params, caller, request }: HandlerInput<typeof api.suppliers.sync>,
  shop: Shop,
): Promise<Result<{ supplier: Supplier }>> {
  const { id } = await db.transaction((tx) => getSupplier(tx, params.id))
  await syncSupplier(db, id, shop)
  return db.transaction(async (tx) => {
    writeAudit(tx, { operatorId: caller.userId, address: request.address, action: 'suppliers.sync', subject: id })
    return { data: { supplier: await getSupplier(tx, id) } }
  })
}
