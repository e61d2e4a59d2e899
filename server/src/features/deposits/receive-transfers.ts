import type { BankTransfer } from '#outside/bank-transfer.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { type IncomingTransfer, insertTransfers } from './transfer-queries.ts'

export const settleTransfersJob = job<object>('deposits.settle-transfers')
export const matchTransferJob = job<{ transferId: string }>('deposits.settle-transfer')

/** Enqueues the settling of all new transfers; the queue holds at most one such job. */
export function enqueueSettling(tx: Tx): void {
  enqueue(tx, settleTransfersJob, {}, { key: 'settle transfers' })
}

/** Enqueues the matching of a single transfer. */
export function enqueueMatching(tx: Tx, transferId: string): void {
  enqueue(tx, matchTransferJob, { transferId }, { key: `settle ${transferId}` })
}

/** Polls SePay's list soon: a transfer arrived that the list has to confirm. */
export const pollSepayJob = job<object>('deposits.poll-sepay-soon')
const SOON_MS = 10_000

/** Inserts transfers into the inbox, each once, and enqueues their settling. */
export async function receiveTransfers(tx: Tx, transfers: readonly IncomingTransfer[]): Promise<void> {
  const received = await insertTransfers(tx, transfers)
  if (received.length > 0) enqueueSettling(tx)
  if (transfers.some((it) => it.isUnlisted))
    enqueue(tx, pollSepayJob, {}, { key: 'poll sepay', runAt: new Date(Date.now() + SOON_MS) })
}

/** Converts a bank feed's transfers for the inbox; leaves out outgoing money, which is no deposit. */
export function toIncomingTransfers(feed: 'sepay' | 'casso', transfers: readonly BankTransfer[]): IncomingTransfer[] {
  return transfers
    .filter((it) => it.amount > 0)
    .map(({ amount, ...rest }) => {
      const payer = rest.payer || parsePayer(rest.content)
      return { ...rest, feed, currency: 'VND', amount: String(amount), payer: payer && `bank:${payer}` }
    })
}

/**
 * The paying account, if the bank appends it to the memo: `….CT tu 0291000285902 VU HUYEN TUAN`. The last match counts:
 * earlier ones may be the customer's own words.
 */
export function parsePayer(content: string): string {
  return [...content.matchAll(/\bCT tu (\d{6,19})\b/gi)].at(-1)?.[1] ?? ''
}
