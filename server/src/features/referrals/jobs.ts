import { orderRefunded, orderSucceeded } from '#features/orders/index.ts'
import { everyTime, handles, type JobHandler, type TimedJob } from '#platform/jobs/job.ts'
import { earnCommission } from './earn-commission.ts'
import { followRefund } from './follow-refund.ts'
import { payCommissionJob, takeBackJob } from './jobs-wanted.ts'
import { payCommission } from './pay-commission.ts'
import { payForgotten } from './pay-forgotten.ts'
import { takeBack } from './take-back.ts'
import { forgetMarks } from './visit-queries.ts'

export const referralJobs: JobHandler[] = [
  handles(orderSucceeded, ({ orderId }, { steps }) => steps.transaction((tx) => earnCommission(tx, orderId))),
  handles(orderRefunded, ({ orderId }, { steps }) => steps.transaction((tx) => followRefund(tx, orderId))),
  handles(payCommissionJob, ({ orderId }, { steps }) => steps.transaction((tx) => payCommission(tx, orderId))),
  handles(takeBackJob, ({ referrerId }, { steps }) => steps.transaction((tx) => takeBack(tx, referrerId))),
]

export const referralTimedJobs: TimedJob[] = [
  everyTime('*/5 * * * *', 'referrals.pay', payForgotten),
  everyTime('17 3 * * *', 'referrals.forget-marks', ({ steps }) => steps.transaction(forgetMarks)),
]
