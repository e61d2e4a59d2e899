import type { Transaction } from '@runmart/contract/ledger'
import { useTranslations } from '#platform/language.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { ReceiptButton, TransactionIcon } from './transaction-label.tsx'

type Props = { transaction: Transaction; onOpen: () => void }

/** One movement of the balance as a card; pressed, it opens its receipt. */
export function TransactionCard({ transaction, onOpen }: Props) {
  const t = useTranslations()
  return (
    <li className="relative flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong hover:bg-sunken dark:hover:bg-raised">
      <div className="flex items-center gap-3">
        <TransactionIcon transaction={transaction} />
        <div className="min-w-0 flex-1">
          <ReceiptButton transaction={transaction} onOpen={onOpen} />
          <DateTime at={transaction.createdAt} as="time" className="block truncate text-[13px] text-ink-faint" />
        </div>
      </div>
      <Money amount={transaction.amount} signed className="text-xl/7 font-bold tracking-[-0.02em]" />
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-[13px]">
        <div>
          <dt className="sr-only">{t('transactions.code')}</dt>
          <dd className="font-mono text-xs/5 text-ink-faint">{transaction.orderCode ?? transaction.transactionCode}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-ink-faint">{t('transactions.balanceAfter')}</dt>
          <dd className="font-semibold text-ink">
            <Money amount={transaction.balanceAfter} />
          </dd>
        </div>
      </dl>
    </li>
  )
}
