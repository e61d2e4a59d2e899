import type { Transaction } from '@runmart/contract/ledger'
import { useSay } from '#platform/language.tsx'
import { TransactionCard } from './transaction-card.tsx'

type Props = { transactions: readonly Transaction[]; onOpen: (transaction: Transaction) => void }

/** Movements of the balance as cards, newest first. */
export function TransactionGrid({ transactions, onOpen }: Props) {
  const say = useSay()
  return (
    <ul aria-label={say('transactions.title')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {transactions.map((transaction) => (
        <TransactionCard key={transaction.id} transaction={transaction} onOpen={() => onOpen(transaction)} />
      ))}
    </ul>
  )
}
