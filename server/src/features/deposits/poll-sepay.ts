import { ForeignProblem } from '#outside/ask-json.ts'
import { listSepayTransfers } from '#outside/sepay/list-transfers.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { noteFeedProblem, noteFeedWorked, takeTurn } from './feed-queries.ts'
import { receiveBankTransfers } from './receive-bank-transfers.ts'
import type { DepositTools } from './tools.ts'

const OVERLAP_MS = 3 * 24 * 3_600_000
const TURN_SECONDS = 10

/** Asks SePay for the transfers of the last days: those whose webhook got lost are found, the others are known already. */
export async function pollSepay({ steps, log }: JobContext, { sepay }: DepositTools): Promise<void> {
  if (!sepay.apiToken) return
  const turn = await steps.transaction((tx) => takeTurn(tx, 'sepay', TURN_SECONDS))
  if (!turn) return
  try {
    const transfers = await listSepayTransfers(sepay, new Date(Date.now() - OVERLAP_MS))
    await steps.transaction(async (tx) => {
      await receiveBankTransfers(tx, 'sepay', transfers)
      await noteFeedWorked(tx, 'sepay', new Date())
    })
  } catch (problem) {
    if (!(problem instanceof ForeignProblem)) throw problem
    log.warn({ problem: problem.message }, 'SePay could not be asked')
    await steps.transaction((tx) => noteFeedProblem(tx, 'sepay', problem.message))
  }
}
