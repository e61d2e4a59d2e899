import { ExternalServiceError } from '#outside/fetch-json.ts'
import { listSepayTransfers, MAX_LISTED } from '#outside/sepay/list-transfers.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { claimTurn, saveFeedError, saveFeedProblem, saveFeedRead, saveOddRow } from './feed-queries.ts'
import { enqueueSettling, receiveTransfers, toIncomingTransfers } from './receive-transfers.ts'
import { markListed } from './settle-queries.ts'

const OVERLAP_MS = 3 * 24 * 3_600_000
const TURN_SECONDS = 10

/** Lists SePay's transfers of the last days, to find those whose webhook got lost. */
export async function pollSepay({ db, log }: JobContext, { sepay }: Shop): Promise<void> {
  if (!sepay.apiToken) return
  const turn = await db.transaction((tx) => claimTurn(tx, 'sepay', TURN_SECONDS))
  if (!turn) return
  const now = new Date()
  const since = Math.min(now.getTime(), turn.readUntil ? Date.parse(turn.readUntil) : now.getTime()) - OVERLAP_MS
  try {
    const { rows: transfers, odd } = await listSepayTransfers(sepay, new Date(since))
    await db.transaction(async (tx) => {
      const incoming = toIncomingTransfers('sepay', transfers)
      await receiveTransfers(tx, incoming)
      if (await markListed(tx, 'sepay', incoming)) enqueueSettling(tx)
      await saveFeedRead(tx, 'sepay', now)
      await saveOddRow(tx, 'sepay', odd)
      if (transfers.length >= MAX_LISTED)
        await saveFeedProblem(tx, 'sepay', 'there are more transfers than it lists; compare with the statement', {
          code: 'incomplete-list',
          detail: '',
        })
    })
  } catch (problem) {
    await db.transaction((tx) => saveFeedError(tx, 'sepay', problem as Error))
    if (!(problem instanceof ExternalServiceError)) throw problem
    log.warn({ problem: problem.message }, 'SePay could not be polled')
  }
}
