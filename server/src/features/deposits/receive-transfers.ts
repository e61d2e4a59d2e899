import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { type IncomingTransfer, insertTransfer } from './transfer-queries.ts'

export const settleTransferJob = job<{ transferId: string }>('deposits.settle-transfer')

/** Asks for a transfer to be settled; asking again while it waits changes nothing. */
export function askToSettle(tx: Tx, transferId: string): void {
  enqueue(tx, settleTransferJob, { transferId }, { key: `settle ${transferId}` })
}

/** Writes what a feed told us into the inbox, each transfer once, and asks for it to be settled. Gives back the new ones. */
export async function receiveTransfers(tx: Tx, transfers: readonly IncomingTransfer[]): Promise<string[]> {
  const received: string[] = []
  for (const transfer of transfers) {
    const id = await insertTransfer(tx, transfer)
    if (!id) continue
    received.push(id)
    askToSettle(tx, id)
  }
  return received
}
