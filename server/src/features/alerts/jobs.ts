import { alertRequested } from '#platform/alert-staff.ts'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import { sql } from '#platform/db/sql.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { raiseAlert } from './raise-alert.ts'
import { sendAlertMail, sendAlertTelegram, sendMailJob, sendTelegramJob } from './send-alert.ts'
import { tellNewOrders } from './tell-new-orders.ts'
import { tellWaiting } from './tell-waiting.ts'

export const alertJobs: JobHandler[] = [
  jobHandler(alertRequested, (request, { db }) => db.transaction((tx) => raiseAlert(tx, request))),
  jobHandler(sendMailJob, sendAlertMail),
  jobHandler(sendTelegramJob, sendAlertTelegram),
]

/** The job engine starts each of these on one node only. */
export const alertCronJobs: CronJob[] = [
  cronJob('* * * * *', 'alerts.tell-waiting', tellWaiting),
  cronJob('* * * * *', 'alerts.tell-new-orders', ({ db }) => db.transaction((tx) => tellNewOrders(tx, 'minute'))),
  cronJob('0 * * * *', 'alerts.tell-new-orders-hourly', ({ db }) => db.transaction((tx) => tellNewOrders(tx, 'hour'))),
  // Keeps alerts for as long as a job may send them again.
  cronJob('47 3 * * *', 'alerts.forget-old', ({ db }) =>
    deleteInBatches(db, sql`alerts.items`, sql`at < now() - interval '30 days'`),
  ),
]
