import { type CronJob, cronJob } from '#platform/jobs/job.ts'
import { orderDue } from './order-due.ts'

export const repeatCronJobs: CronJob[] = [cronJob('* * * * *', 'repeats.order-due', orderDue)]
