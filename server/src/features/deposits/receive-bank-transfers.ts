import type { BankTransfer } from '#outside/bank-transfer.ts'
import type { Tx } from '#platform/db/tx.ts'
import { parsePayer } from './parse-payer.ts'
import { receiveTransfers } from './receive-transfers.ts'

/** Takes what a bank feed tells into the inbox; money that left our account is not a deposit. */
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
