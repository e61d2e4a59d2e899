import type { BankTransfer } from '#outside/bank-transfer.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { type IncomingTransfer, insertTransfer } from './transfer-queries.ts'

export const matchTransferJob = job<{ transferId: string }>('deposits.settle-transfer')

/** Enqueues the matching of a transfer; while one is waiting, another changes nothing. */
export function enqueueMatching(tx: Tx, transferId: string): void {
  enqueue(tx, matchTransferJob, { transferId }, { key: `settle ${transferId}` })
}

/** Inserts a feed's transfers into the inbox, each once, enqueues their matching, and returns the ids of the new ones. */
export async function receiveTransfers(tx: Tx, transfers: readonly IncomingTransfer[]): Promise<string[]> {
  const received: string[] = []
  for (const transfer of transfers) {
    const id = await insertTransfer(tx, transfer)
    if (!id) continue
    received.push(id)
    enqueueMatching(tx, id)
  }
  return received
}

/** Receives the transfers of a bank feed; money that left our account is not a deposit. */
export function receiveBankTransfers(
  tx: Tx,
  feed: 'sepay' | 'casso',
  transfers: readonly BankTransfer[],
): Promise<string[]> {
  return receiveTransfers(
    tx,
    transfers
      .filter((it) => it.amount > 0)
      .map(({ amount, ...rest }) => {
        const payer = rest.payer || parsePayer(rest.content)
        return { ...rest, feed, currency: 'VND', amount: String(amount), payer: payer && `bank:${payer}` }
      }),
  )
}

/**
 * The account a transfer came from, where the bank writes it behind what the customer typed: `….CT tu 0291000285902 VU
 * HUYEN TUAN`. The last one counts: what stands before it may be the customer's own words.
 */
export function parsePayer(content: string): string {
  return [...content.matchAll(/\bCT tu (\d{6,19})\b/gi)].at(-1)?.[1] ?? ''
}
