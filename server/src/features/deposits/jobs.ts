import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import type { DepositDependencies } from './dependencies.ts'
import { matchTransfer } from './match-transfer.ts'
import { pollBinance } from './poll-binance.ts'
import { pollSepay } from './poll-sepay.ts'
import { enqueueMatching, matchTransferJob } from './receive-transfers.ts'
import { creditRipeClaims } from './ripen-claims.ts'
import { creditRipe } from './ripen-credits.ts'
import { type MailDependencies, sendStaffMail, sendStaffMailJob } from './staff-mails.ts'
import { listStaleTransfers } from './transfer-queries.ts'

export const depositJobs = (deps: MailDependencies): JobHandler[] => [
  jobHandler(matchTransferJob, ({ transferId }, { db }) => db.transaction((tx) => matchTransfer(tx, transferId))),
  jobHandler(sendStaffMailJob, (mail, context) => sendStaffMail(mail, context, deps)),
]

/** The job engine starts each of these on one node only. */
export function depositCronJobs(deps: DepositDependencies): CronJob[] {
  return [
    cronJob('*/5 * * * *', 'deposits.poll-binance', async ({ db, log }) => void (await pollBinance(db, deps, log))),
    cronJob('*/5 * * * *', 'deposits.poll-sepay', (context) => pollSepay(context, deps)),
    cronJob('* * * * *', 'deposits.credit-ripe', creditRipe),
    cronJob('* * * * *', 'deposits.credit-ripe-claims', creditRipeClaims),
    cronJob('* * * * *', 'deposits.find-forgotten', ({ db }) =>
      db.transaction(async (tx) => {
        for (const transferId of await listStaleTransfers(tx)) enqueueMatching(tx, transferId)
      }),
    ),
  ]
}
