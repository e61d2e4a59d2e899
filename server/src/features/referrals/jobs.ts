import { orderRefunded, orderSucceeded, ordersSucceeded, refundReversed } from '#features/orders/index.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { clawBack, clawBackJob } from './claw-back.ts'
import { earnCommission, earnCommissions } from './earn-commission.ts'
import { payCommission, payCommissionJob, payDueCommissions } from './pay-commission.ts'
import { raiseCommission } from './raise-commission.ts'
import { reduceCommission } from './reduce-commission.ts'
import { deleteOldMarks } from './visit-queries.ts'

export const referralJobs: JobHandler[] = [
  jobHandler(orderSucceeded, ({ orderId }, { db }) => db.transaction((tx) => earnCommission(tx, orderId))),
  jobHandler(ordersSucceeded, ({ orders }, { db }) => db.transaction((tx) => earnCommissions(tx, orders))),
  jobHandler(orderRefunded, ({ orderId }, { db }) => db.transaction((tx) => reduceCommission(tx, orderId))),
  jobHandler(refundReversed, ({ orderId }, { db }) => db.transaction((tx) => raiseCommission(tx, orderId))),
  jobHandler(payCommissionJob, ({ orderId }, { db }) => db.transaction((tx) => payCommission(tx, orderId))),
  jobHandler(clawBackJob, ({ referrerId }, { db }) => db.transaction((tx) => clawBack(tx, referrerId))),
]

export const referralCronJobs: CronJob[] = [
  cronJob('*/5 * * * *', 'referrals.pay', payDueCommissions),
  cronJob('17 3 * * *', 'referrals.forget-marks', ({ db }) => deleteOldMarks(db)),
]
