import { type CronJob, cronJob, enqueue, type JobContext, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { askRefillsJob, refillAsker, requestRefillStates } from './ask-refills.ts'
import { askStates, askStatesJob, requestStates } from './ask-states.ts'
import { deleteOldExchanges } from './exchange-queries.ts'
import { sourceCronJobs, sourceJobs } from './jobs-sources.ts'
import { orderSender } from './send-orders.ts'
import { sendRefills } from './send-refills.ts'
import { sendRefillsJob } from './settle-refill.ts'
import { sendOrdersJob } from './settle-sending.ts'

export const supplierJobs: JobHandler[] = [
  jobHandler(sendOrdersJob, orderSender()),
  jobHandler(askStatesJob, askStates),
  jobHandler(sendRefillsJob, (_, context, shop) => sendRefills(context, shop)),
  jobHandler(askRefillsJob, refillAsker()),
  ...sourceJobs,
]

/** Finds orders that are due again, and those that a dead process left. */
const requestSending = ({ db }: JobContext) =>
  db.transaction(async (tx) => {
    enqueue(tx, sendOrdersJob, {}, { key: 'suppliers.send' })
    enqueue(tx, sendRefillsJob, {}, { key: 'suppliers.send-refills' })
  })

export const supplierCronJobs: CronJob[] = [
  cronJob('* * * * *', 'suppliers.send-due', requestSending),
  cronJob('* * * * *', 'suppliers.ask-due', requestStates),
  cronJob('* * * * *', 'suppliers.ask-refills-due', requestRefillStates),
  ...sourceCronJobs,
  cronJob('23 * * * *', 'suppliers.delete-exchanges', ({ db }) => deleteOldExchanges(db)),
]
