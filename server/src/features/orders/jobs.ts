import { type CronJob, cronJob } from '#platform/jobs/job.ts'
import { expireOrders } from './expire-orders.ts'
import { measureServices } from './measure-services.ts'

export const orderCronJobs: CronJob[] = [
  cronJob('* * * * *', 'orders.expire', expireOrders),
  cronJob('*/10 * * * *', 'orders.measure-services', ({ db }) => measureServices(db)),
]
