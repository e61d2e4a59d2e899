import type { NamedTransaction } from '@runmart/contract/ledger'
import { useTranslations } from '#platform/language.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { ReceiptLink, TransactionIcon } from './transaction-label.tsx'
import { transactionNote } from './transaction-note.ts'
import { TransactionStatus } from './transaction-status.tsx'

type Props = { transactions: readonly NamedTransaction[] }

/** Transactions with the running balance, one per line; narrow screens use two columns. */
export function TransactionTable({ transactions }: Props) {
  const t = useTranslations()
  const columns: Column<NamedTransaction>[] = [
    {
      key: 'what',
      header: t('transactions.what'),
      cell: (row) => {
        const note = transactionNote(t, row)
        return (
          <div className="flex items-center gap-3 max-sm:[&>span]:hidden">
            <TransactionIcon transaction={row} />
            <div className="min-w-0 lg:max-w-80 lg:min-w-44">
              <ReceiptLink transaction={row} />
              <p className="text-[13px] text-ink-faint lg:truncate">
                {note && `${note} · `}
                <span className="font-mono text-xs whitespace-nowrap">{row.orderCode ?? row.transactionCode}</span>
              </p>
              <DateTime at={row.createdAt} as="time" className="block text-[13px] text-ink-faint lg:hidden" />
            </div>
          </div>
        )
      },
    },
    {
      key: 'time',
      header: t('transactions.time'),
      cell: (row) => <DateTime at={row.createdAt} as="time" className="whitespace-nowrap text-ink-soft" />,
      wideOnly: true,
    },
    {
      key: 'status',
      header: t('transactions.status'),
      cell: (row) => <TransactionStatus status={row.status} />,
      wideOnly: true,
    },
    {
      key: 'amount',
      header: t('transactions.amount'),
      cell: (row) => (
        <>
          <Money amount={row.amount} signed className="font-bold" />
          <Money amount={row.balanceAfter} className="block text-[13px] text-ink-faint lg:hidden" />
        </>
      ),
      align: 'end',
    },
    {
      key: 'balance',
      header: t('transactions.balanceAfter'),
      cell: (row) => <Money amount={row.balanceAfter} className="text-ink-soft" />,
      align: 'end',
      wideOnly: true,
    },
  ]
  return (
    <Table
      caption={t('transactions.title')}
      columns={columns}
      rows={transactions}
      rowKey={(row) => row.id}
      rowClassName="relative"
      listWhenNarrow
    />
  )
}
