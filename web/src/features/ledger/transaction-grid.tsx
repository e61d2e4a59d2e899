import type { Transaction } from '@runmart/contract/ledger'
import { useTranslations } from '#platform/language.tsx'
import { TransactionCard } from './transaction-card.tsx'

type Props = { transactions: readonly Transaction[]; onOpen: (transaction: Transaction) => void }

/** Movements of the balance as cards, newest first. */
export function TransactionGrid({ transactions, onOpen }: Props) {
  const t = useTranslations()
  return (
    <ul aria-label={t('transactions.title')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {transactions.map((transaction) => (
        <TransactionCard key={transaction.id} transaction={transaction} onOpen={() => onOpen(transaction)} />
      ))}
    </ul>
  )
}
