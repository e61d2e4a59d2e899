import type { BankTransfer } from '#outside/bank-transfer.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { type IncomingTransfer, insertTransfers } from './transfer-queries.ts'

export const settleTransfersJob = job<object>('deposits.settle-transfers')
export const matchTransferJob = job<{ transferId: string }>('deposits.settle-transfer')

/** Enqueues the settling of all transfers that wait; while one is waiting, another changes nothing. */
export function enqueueSettling(tx: Tx): void {
  enqueue(tx, settleTransfersJob, {}, { key: 'settle transfers' })
}

/** Enqueues the matching of one transfer, by itself. */
export function enqueueMatching(tx: Tx, transferId: string): void {
  enqueue(tx, matchTransferJob, { transferId }, { key: `settle ${transferId}` })
}

/** SePay's list is asked soon: a transfer that it has to confirm arrived. */
export const pollSepayJob = job<object>('deposits.poll-sepay-soon')
const SOON_MS = 10_000

/** Inserts transfers into the inbox, each once, and enqueues their settling. */
export async function receiveTransfers(tx: Tx, transfers: readonly IncomingTransfer[]): Promise<void> {
  const received = await insertTransfers(tx, transfers)
  if (received.length > 0) enqueueSettling(tx)
  if (transfers.some((it) => it.isUnlisted))
    enqueue(tx, pollSepayJob, {}, { key: 'poll sepay', runAt: new Date(Date.now() + SOON_MS) })
}

/** The transfers of a bank feed as the inbox takes them; money that left our account is not a deposit. */
export function toIncomingTransfers(feed: 'sepay' | 'casso', transfers: readonly BankTransfer[]): IncomingTransfer[] {
  return transfers
    .filter((it) => it.amount > 0)
    .map(({ amount, ...rest }) => {
      const payer = rest.payer || parsePayer(rest.content)
      return { ...rest, feed, currency: 'VND', amount: String(amount), payer: payer && `bank:${payer}` }
    })
}

/**
 * The account a transfer came from, where the bank writes it behind what the customer typed: `….CT tu 0291000285902 VU
 * HUYEN TUAN`. The last one counts: what stands before it may be the customer's own words.
 */
export function parsePayer(content: string): string {
  return [...content.matchAll(/\bCT tu (\d{6,19})\b/gi)].at(-1)?.[1] ?? ''
}
