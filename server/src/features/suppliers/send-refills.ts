import type { JobContext } from '#platform/jobs/job.ts'
import { connect, type SupplierAccess, SupplierError } from './connect.ts'
import { type StoredRefill, takeToSend } from './refill-queries.ts'
import { giveUpRefills, settleRefillFailed, settleRefillSent } from './settle-refill.ts'

/** Requests all due refills, each once: leases it, sends it, settles it. */
export async function sendRefills(context: JobContext, shop: SupplierAccess): Promise<void> {
  const { db } = context
  await db.transaction(giveUpRefills)
  for (;;) {
    const refill = await db.transaction(takeToSend)
    if (!refill) return
    await sendOne(context, refill, shop)
  }
}

async function sendOne({ db, log }: JobContext, refill: StoredRefill, shop: SupplierAccess): Promise<void> {
  const { claimId, supplierId, orderId, externalId } = refill
  try {
    const supplier = await connect(db, supplierId, shop).catch((problem: Error) => {
      throw new SupplierError('not-sent', problem.message)
    })
    const refillId = await supplier.refill({ orderId, externalId })
    await db
      .transaction((tx) => settleRefillSent(tx, refill, refillId))
      .catch((problem: Error) => {
        log.error({ event: 'refill-not-noted', claimId, supplierId, refillId }, 'a refill could not be noted')
        throw problem
      })
  } catch (problem) {
    // Any other error is our own: the lease stays, and its end makes the refill unclear.
    if (!(problem instanceof SupplierError)) throw problem
    await db.transaction((tx) => settleRefillFailed(tx, refill, problem))
  }
}
