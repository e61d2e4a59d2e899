import type { Transaction } from '@runmart/contract/ledger'
import type { Voice } from '#platform/language.tsx'

/** What a transaction is called: a commission that goes away again is not just a commission. */
export function transactionName(say: Voice['say'], { type, amount }: Pick<Transaction, 'type' | 'amount'>): string {
  return type === 'commission' && amount < 0 ? say('transactions.commissionBack') : say(`transactionKinds.${type}`)
}
