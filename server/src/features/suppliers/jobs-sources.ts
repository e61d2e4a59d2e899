import {
  type CronJob,
  cronJob,
  enqueue,
  type Job,
  type JobContext,
  type JobHandler,
  jobHandler,
} from '#platform/jobs/job.ts'
import { balanceJob, readBalance } from './check-balance.ts'
import { reviewJob, reviewServices } from './review-services.ts'
import { listActive } from './supplier-queries.ts'
import { syncJob, syncSupplier } from './sync-supplier.ts'
import { tellOld } from './tell-troubles.ts'

/** One job per active supplier, so that a hanging one does not block the others. */
async function askForEach({ db }: JobContext, each: Job<{ supplierId: string }>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const supplierId of await listActive(tx))
      enqueue(tx, each, { supplierId }, { key: `${each.name} ${supplierId}` })
  })
}

export const sourceJobs: JobHandler[] = [
  jobHandler(syncJob, ({ supplierId }, { db }, shop) => syncSupplier(db, supplierId, shop)),
  jobHandler(balanceJob, async ({ supplierId }, { db }, shop) => void (await readBalance(db, supplierId, shop))),
  jobHandler(reviewJob, (_, { db }) => reviewServices(db)),
]

export const sourceCronJobs: CronJob[] = [
  cronJob('7 * * * *', 'suppliers.sync-all', (context) => askForEach(context, syncJob)),
  cronJob('*/10 * * * *', 'suppliers.read-balances', (context) => askForEach(context, balanceJob)),
  cronJob('27 * * * *', 'suppliers.tell-old', ({ db }) => db.transaction(tellOld)),
  // Tiers, codes and services change without any supplier's answer.
  cronJob('* * * * *', 'suppliers.review-all', ({ db }) => reviewServices(db)),
]
