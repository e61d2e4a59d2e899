import type { Transaction } from '@runmart/contract/ledger'

/** Kinds that their type does not tell. */
const ownNames = {
  gift: 'transactions.gift',
  reversal: 'transactions.reversal',
  debt: 'transactions.debt',
  repayment: 'transactions.repayment',
  clawback: 'transactions.commissionBack',
  payout: 'transactions.payout',
  payout_return: 'transactions.payoutReturn',
} as const satisfies Partial<Record<Transaction['kind'], string>>

/** The key of what a transaction is called: by its kind where that tells more than the type. */
export function transactionKey({ type, kind }: Pick<Transaction, 'type' | 'kind'>) {
  return kind in ownNames ? ownNames[kind as keyof typeof ownNames] : (`transactionKinds.${type}` as const)
}
