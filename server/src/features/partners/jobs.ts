import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { endLeaving } from './end-leaving.ts'
import { releaseDueShares, settleShare, settleShareJob } from './release-shares.ts'
import { tellOrders, tellOrdersJob } from './tell-partner.ts'

export const partnerJobs: JobHandler[] = [
  jobHandler(tellOrdersJob, ({ orders }, { db }) => db.transaction((tx) => tellOrders(tx, orders))),
  jobHandler(settleShareJob, ({ orderId }, { db }) => db.transaction((tx) => settleShare(tx, orderId))),
]

export const partnerCronJobs: CronJob[] = [
  cronJob('* * * * *', 'partners.release-shares', releaseDueShares),
  cronJob('* * * * *', 'partners.end-leaving', endLeaving),
]
