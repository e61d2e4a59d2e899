import { useLanguage } from '#platform/language.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { ListRow } from '#ui/list-row.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { ReceiptLink, type ShownTransaction, TransactionIcon, transactionName } from './transaction-label.tsx'

/** One transaction in a short list, with the balance after it; a press opens its receipt. */
export function TransactionRow({ transaction }: { transaction: ShownTransaction }) {
  const { language, t } = useLanguage()
  const balance = moneyText(language, transaction.balanceAfter)
  const isNamedOtherwise = transaction.serviceName && transaction.kind !== 'order'
  return (
    <ListRow
      icon={
        // The smallest phones need the room for text.
        <span className="max-[22.5rem]:hidden">
          <TransactionIcon transaction={transaction} />
        </span>
      }
      title={<ReceiptLink transaction={transaction} />}
      note={
        <>
          {isNamedOtherwise && `${transactionName(t, transaction)} · `}
          <DateTime at={transaction.createdAt} />
          <span className="max-sm:hidden"> · {transaction.orderCode ?? transaction.transactionCode}</span>
        </>
      }
      end={<Money amount={transaction.amount} signed className="font-bold" />}
      endNote={
        <span className="tabular-nums">
          <span className="max-sm:hidden">{t('dashboard.balanceAfter', { amount: balance })}</span>
          <span className="sm:hidden">{balance}</span>
        </span>
      }
    />
  )
}
