import { refundBlocked } from '#features/accounts/index.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { deleteOldLinks } from './delete-lines.ts'
import { countEnded } from './ended-queries.ts'
import { expireOrders } from './expire-orders.ts'
import { foldOrders } from './fold-search-texts.ts'
import { measureServices } from './measure-services.ts'
import { refundOrdersOfBlocked } from './refund-blocked.ts'

export const orderJobs: JobHandler[] = [jobHandler(refundBlocked, refundOrdersOfBlocked)]

export const orderCronJobs: CronJob[] = [
  cronJob('* * * * *', 'orders.expire', expireOrders),
  cronJob('* * * * *', 'orders.fold-search-texts', ({ db }) => foldOrders(db)),
  cronJob('*/10 * * * *', 'orders.delete-links', ({ db, log }, { botLimits }) =>
    deleteOldLinks(db, log, botLimits.keepDays),
  ),
  cronJob('*/10 * * * *', 'orders.count-ended', ({ db }) => countEnded(db)),
  cronJob('*/10 * * * *', 'orders.measure-services', ({ db }) => measureServices(db)),
]
