import type { Transaction } from '@runmart/contract/ledger'
import { useLanguage } from '../../platform/language.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { Money } from '../../ui/money.tsx'
import { moneyText } from '../../ui/money-text.ts'
import { When } from '../../ui/when.tsx'
import { TransactionIcon } from './transaction-icon.tsx'

/** One movement of the balance in a short list, with the balance it left. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { language, say } = useLanguage()
  return (
    <ListRow
      icon={<TransactionIcon transaction={transaction} />}
      title={say(`transactionKinds.${transaction.type}`)}
      note={
        <>
          <When at={transaction.createdAt} />
          <span className="max-sm:hidden"> · {transaction.orderCode ?? transaction.transactionCode}</span>
        </>
      }
      end={<Money amount={transaction.amount} signed className="font-bold" />}
      endNote={
        <span className="tabular-nums">
          {say('dashboard.balanceAfter', { amount: moneyText(language, transaction.balanceAfter) })}
        </span>
      }
    />
  )
}
