import { orderSettled } from '#features/orders/index.ts'
import { everyTime, handles, type JobHandler, type TimedJob } from '#platform/jobs/job.ts'
import { earnCommission } from './earn-commission.ts'
import { payCommissions } from './pay-commissions.ts'
import { forgetMarks } from './visit-queries.ts'

export const referralJobs: JobHandler[] = [
  handles(orderSettled, ({ orderId }, { steps }) => steps.transaction((tx) => earnCommission(tx, orderId))),
]

export const referralTimedJobs: TimedJob[] = [
  everyTime('*/5 * * * *', 'referrals.pay', payCommissions),
  everyTime('17 3 * * *', 'referrals.forget-marks', ({ steps }) => steps.transaction(forgetMarks)),
]
