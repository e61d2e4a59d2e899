import { foldInBatches } from '#platform/db/fold-in-batches.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type CronJob, cronJob, type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { deleteOldReceipts } from './bank-claim-queries.ts'
import { matchTransfer } from './match-transfer.ts'
import { pollBinance } from './poll-binance.ts'
import { pollSepay } from './poll-sepay.ts'
import {
  enqueueMatching,
  enqueueSettling,
  matchTransferJob,
  pollSepayJob,
  settleTransfersJob,
} from './receive-transfers.ts'
import { creditRipeClaims } from './ripen-claims.ts'
import { creditRipe } from './ripen-credits.ts'
import { foldableTransfers } from './searched-transfers.ts'
import { listStaleTransfers } from './settle-queries.ts'
import { settleTransfers } from './settle-transfers.ts'
import { sumUpCounts } from './transfer-count-queries.ts'

export const depositJobs: JobHandler[] = [
  jobHandler(pollSepayJob, (_, context, shop) => pollSepay(context, shop)),
  jobHandler(settleTransfersJob, (_, context) => settleTransfers(context), { isUrgent: true }),
  jobHandler(matchTransferJob, ({ transferId }, { db }) => db.transaction((tx) => matchTransfer(tx, transferId)), {
    isUrgent: true,
  }),
]

/** Customers may ask about a decision for this time. */
const KEEP_RECEIPT_DAYS = 30

/** The job engine starts each of these on one node only. */
export const depositCronJobs: CronJob[] = [
  cronJob('*/5 * * * *', 'deposits.poll-binance', async ({ db, log }, shop) => void (await pollBinance(db, shop, log))),
  cronJob('*/5 * * * *', 'deposits.poll-sepay', pollSepay),
  cronJob('* * * * *', 'deposits.credit-ripe', creditRipe),
  cronJob('* * * * *', 'deposits.credit-ripe-claims', creditRipeClaims),
  cronJob('* * * * *', 'deposits.fold-search-texts', ({ db }) => foldInBatches(db, foldableTransfers)),
  cronJob('*/10 * * * *', 'deposits.sum-up-counts', ({ db }) => db.transaction(sumUpCounts)),
  cronJob('29 3 * * *', 'deposits.delete-receipts', ({ db }) =>
    db.transaction((tx) => deleteOldReceipts(tx, KEEP_RECEIPT_DAYS)),
  ),
  cronJob('* * * * *', 'deposits.find-forgotten', ({ db }) => db.transaction(settleForgotten)),
]

/** Enqueues stale transfers again: their job got lost. */
async function settleForgotten(tx: Tx): Promise<void> {
  const stale = await listStaleTransfers(tx)
  for (const { id, settlesAlone } of stale) if (settlesAlone) enqueueMatching(tx, id)
  if (stale.some((it) => !it.settlesAlone)) enqueueSettling(tx)
}
