import type { NamedTransaction } from '@runmart/contract/ledger'
import { useTranslations } from '#platform/language.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { ReceiptLink, TransactionIcon } from './transaction-label.tsx'
import { transactionNote } from './transaction-note.ts'
import { TransactionStatus } from './transaction-status.tsx'

/** One movement of the balance as a card, with the balance it left; pressed, it opens its receipt. */
export function TransactionCard({ transaction }: { transaction: NamedTransaction }) {
  const t = useTranslations()
  const note = transactionNote(t, transaction)
  return (
    <li className="relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong hover:bg-sunken dark:hover:bg-raised">
      <div className="flex items-center gap-3">
        <TransactionIcon transaction={transaction} />
        <div className="min-w-0 flex-1">
          <ReceiptLink transaction={transaction} />
          <p className="truncate text-[13px] text-ink-faint">
            {note && `${note} · `}
            <span className="font-mono text-xs">{transaction.orderCode ?? transaction.transactionCode}</span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Money amount={transaction.amount} signed className="text-xl/7 font-bold" />
        <TransactionStatus status={transaction.status} />
      </div>
      <dl className="mt-auto flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-[13px]">
        <div>
          <dt className="sr-only">{t('transactions.time')}</dt>
          <dd className="text-ink-faint">
            <DateTime at={transaction.createdAt} as="time" />
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-1.5">
          <dt className="text-ink-faint">{t('transactions.balanceAfter')}</dt>
          <dd className="font-semibold text-ink">
            <Money amount={transaction.balanceAfter} />
          </dd>
        </div>
      </dl>
    </li>
  )
}
