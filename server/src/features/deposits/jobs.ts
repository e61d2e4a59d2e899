import { everyTime, handles, type JobHandler, type TimedJob } from '#platform/jobs/job.ts'
import { askBinance } from './ask-binance.ts'
import { pollSepay } from './poll-sepay.ts'
import { askToSettle, settleTransferJob } from './receive-transfers.ts'
import { settleTransfer } from './settle-transfer.ts'
import type { DepositTools } from './tools.ts'
import { forgottenTransfers } from './transfer-queries.ts'

export const depositJobs: JobHandler[] = [
  handles(settleTransferJob, ({ transferId }, { steps }) => steps.transaction((tx) => settleTransfer(tx, transferId))),
]

/** The job engine starts each of these on one node only, whatever their number. */
export function depositTimedJobs(tools: DepositTools): TimedJob[] {
  return [
    everyTime(
      '*/5 * * * *',
      'deposits.poll-binance',
      async ({ steps, log }) => void (await askBinance(steps, tools, log)),
    ),
    everyTime('*/5 * * * *', 'deposits.poll-sepay', (context) => pollSepay(context, tools)),
    everyTime('* * * * *', 'deposits.find-forgotten', ({ steps }) =>
      steps.transaction(async (tx) => {
        for (const transferId of await forgottenTransfers(tx)) askToSettle(tx, transferId)
      }),
    ),
  ]
}
