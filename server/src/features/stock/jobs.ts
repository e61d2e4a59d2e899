import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { countStock, countStockJob } from './count-stock.ts'
import { deleteOldValues, expireItems, hasChanges } from './stock-queries.ts'

const AT_ONCE = 10_000

export const stockJobs: JobHandler[] = [
  jobHandler(countStockJob, (_, { db }) => db.transaction((tx) => countStock(tx, null))),
]

export const stockCronJobs: CronJob[] = [
  cronJob('* * * * *', 'stock.look-after', async ({ db }) => {
    while ((await db.transaction((tx) => expireItems(tx, AT_ONCE))) === AT_ONCE);
    await db.transaction(async (tx) => {
      if (await hasChanges(tx)) await countStock(tx, null)
    })
  }),
  cronJob('17 * * * *', 'stock.delete-old', async ({ db }) => {
    await db.transaction(deleteOldValues)
  }),
]
