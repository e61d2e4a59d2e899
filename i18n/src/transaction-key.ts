import type { Transaction } from '@runmart/contract/ledger'

/** Kinds that are finer than their type. */
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

/** The key of a transaction's name: by its kind if that is finer than the type. */
export function transactionKey({ type, kind }: Pick<Transaction, 'type' | 'kind'>) {
  const named = namedKinds.find((it) => it === kind)
  return named ? (`transactionNames.${named}` as const) : (`transactionKinds.${type}` as const)
}
