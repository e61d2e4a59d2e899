import { customerWaits } from '#features/conversations/index.ts'
import { stockIsLow } from '#features/stock/index.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { endLeaving } from './end-leaving.ts'
import { releaseDueShares, settleShare, settleShareJob } from './release-shares.ts'
import { tellMessage, tellOrders, tellOrdersJob, tellStockLow } from './tell-partner.ts'

export const partnerJobs: JobHandler[] = [
  jobHandler(tellOrdersJob, ({ orders }, { db }) => db.transaction((tx) => tellOrders(tx, orders))),
  jobHandler(customerWaits, (waiting, { db }) => db.transaction((tx) => tellMessage(tx, waiting))),
  jobHandler(stockIsLow, (low, { db }) => db.transaction((tx) => tellStockLow(tx, low))),
  jobHandler(settleShareJob, ({ orderId }, { db }) => db.transaction((tx) => settleShare(tx, orderId))),
]

export const partnerCronJobs: CronJob[] = [
  cronJob('* * * * *', 'partners.release-shares', releaseDueShares),
  cronJob('* * * * *', 'partners.end-leaving', endLeaving),
]
