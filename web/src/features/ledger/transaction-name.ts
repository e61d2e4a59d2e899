import type { Transaction } from '@runmart/contract/ledger'
import type { Translations } from '#platform/language.tsx'

/** What a transaction is called: a commission that goes away again is not just a commission. */
export function transactionName(t: Translations['t'], { type, amount }: Pick<Transaction, 'type' | 'amount'>): string {
  return type === 'commission' && amount < 0 ? t('transactions.commissionBack') : t(`transactionKinds.${type}`)
}
