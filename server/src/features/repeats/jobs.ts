import { type CronJob, cronJob } from '#platform/jobs/job.ts'
import type { RepeatDependencies } from './dependencies.ts'
import { orderDue } from './order-due.ts'

export const repeatCronJobs = (deps: RepeatDependencies): CronJob[] => [
  cronJob('* * * * *', 'repeats.order-due', (context) => orderDue(context, deps)),
]
