import type { Transaction } from '@runmart/contract/ledger'
import { useTranslations } from '#platform/language.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { ReceiptButton, TransactionIcon } from './transaction-label.tsx'

type Props = { transactions: readonly Transaction[]; onOpen: (transaction: Transaction) => void }

/** Movements of the balance line by line, with the running balance; a phone shows the same in two columns. */
export function TransactionTable({ transactions, onOpen }: Props) {
  const t = useTranslations()
  const columns: Column<Transaction>[] = [
    {
      key: 'type',
      header: t('transactions.type'),
      cell: (row) => (
        <div className="flex items-center gap-3">
          <TransactionIcon transaction={row} />
          <div className="min-w-0">
            <ReceiptButton transaction={row} onOpen={() => onOpen(row)} />
            <DateTime at={row.createdAt} as="time" className="block text-[13px] text-ink-faint sm:hidden" />
          </div>
        </div>
      ),
    },
    {
      key: 'time',
      header: t('transactions.time'),
      cell: (row) => <DateTime at={row.createdAt} as="time" className="whitespace-nowrap text-ink-soft" />,
      wideOnly: true,
    },
    {
      key: 'code',
      header: t('transactions.code'),
      cell: (row) => (
        <span className="font-mono text-xs whitespace-nowrap text-ink-soft">
          {row.orderCode ?? row.transactionCode}
        </span>
      ),
      wideOnly: true,
    },
    {
      key: 'amount',
      header: t('transactions.amount'),
      cell: (row) => (
        <>
          <Money amount={row.amount} signed className="font-bold" />
          <Money amount={row.balanceAfter} className="block text-[13px] text-ink-faint sm:hidden" />
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
    />
  )
}
