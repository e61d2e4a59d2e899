import type { Tx } from '#platform/db/tx.ts'
import { type CronJob, cronJob, type JobContext, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { countStock, countStockJob } from './count-stock.ts'
import { reorderJob } from './save-settings.ts'
import { withdrawHeldJob, withdrawSomeHeld } from './stock-owner.ts'
import { deleteSomeValues, expireItems, listPooled, reorderSome } from './stock-queries.ts'

const AT_ONCE = 5_000
/** Deletes few at once: an item may be a file of megabytes, and statements have a time-out. */
const DELETED_AT_ONCE = 100

/** One transaction per batch, so that locks stay short: a stock may hold a million items. */
async function repeat({ db }: JobContext, some: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await db.transaction(some)) > 0);
}

export const stockJobs: JobHandler[] = [
  jobHandler(countStockJob, (_, { db }) => db.transaction((tx) => countStock(tx, null))),
  jobHandler(withdrawHeldJob, ({ serviceId }, context) =>
    repeat(context, (tx) => withdrawSomeHeld(tx, serviceId, DELETED_AT_ONCE)),
  ),
  jobHandler(reorderJob, ({ serviceId }, context) => repeat(context, (tx) => reorderSome(tx, serviceId, AT_ONCE))),
]

export const stockCronJobs: CronJob[] = [
  cronJob('* * * * *', 'stock.look-after', async (context) => {
    try {
      await repeat(context, (tx) => expireItems(tx, DELETED_AT_ONCE))
    } finally {
      await context.db.transaction((tx) => countStock(tx, null))
    }
  }),
  cronJob('17 * * * *', 'stock.delete-old', async (context) => {
    for (const serviceId of await context.db.transaction(listPooled))
      await repeat(context, (tx) => deleteSomeValues(tx, serviceId, DELETED_AT_ONCE)).catch((problem: Error) =>
        context.log.error(
          { event: 'goods-not-deleted', service: serviceId, problem: problem.message },
          'goods not deleted',
        ),
      )
  }),
]
