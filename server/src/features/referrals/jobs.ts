import { orderRefunded, orderSucceeded } from '#features/orders/index.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { earnCommission } from './earn-commission.ts'
import { followRefund } from './follow-refund.ts'
import { payCommissionJob, takeBackJob } from './jobs-wanted.ts'
import { payCommission } from './pay-commission.ts'
import { payForgotten } from './pay-forgotten.ts'
import { takeBack } from './take-back.ts'
import { forgetMarks } from './visit-queries.ts'

export const referralJobs: JobHandler[] = [
  jobHandler(orderSucceeded, ({ orderId }, { db }) => db.transaction((tx) => earnCommission(tx, orderId))),
  jobHandler(orderRefunded, ({ orderId }, { db }) => db.transaction((tx) => followRefund(tx, orderId))),
  jobHandler(payCommissionJob, ({ orderId }, { db }) => db.transaction((tx) => payCommission(tx, orderId))),
  jobHandler(takeBackJob, ({ referrerId }, { db }) => db.transaction((tx) => takeBack(tx, referrerId))),
]

export const referralTimedJobs: CronJob[] = [
  cronJob('*/5 * * * *', 'referrals.pay', payForgotten),
  cronJob('17 3 * * *', 'referrals.forget-marks', ({ db }) => db.transaction(forgetMarks)),
]
