import { everyTime, type TimedJob } from '#platform/jobs/job.ts'
import { expireOrders } from './expire-orders.ts'
import { measureServices } from './measure-services.ts'

export const orderTimedJobs: TimedJob[] = [
  everyTime('* * * * *', 'orders.expire', expireOrders),
  everyTime('*/10 * * * *', 'orders.measure-services', ({ steps }) => measureServices(steps)),
]
