import type { Transaction } from '@runmart/contract/ledger'

/** Kinds that their type does not tell. */
const namedKinds = [
  'gift',
  'debit',
  'reversal',
  'debt',
  'repayment',
  'clawback',
  'payout',
  'payout_return',
  'share',
  'share_back',
] as const

/** The key of what a transaction is called: by its kind where that tells more than the type. */
export function transactionKey({ type, kind }: Pick<Transaction, 'type' | 'kind'>) {
  const named = namedKinds.find((it) => it === kind)
  return named ? (`transactionNames.${named}` as const) : (`transactionKinds.${type}` as const)
}
