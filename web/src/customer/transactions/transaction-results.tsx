import type { Transaction } from '@runmart/contract/ledger'
import { useState } from 'react'
import { ReceiptDialog } from '../../features/ledger/receipt-dialog.tsx'
import { TransactionGrid } from '../../features/ledger/transaction-grid.tsx'
import { TransactionTable } from '../../features/ledger/transaction-table.tsx'
import { useLayoutPreference } from '../../platform/layout-preference.ts'
import { Card } from '../../ui/card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { NoTransactions } from './no-transactions.tsx'

type Props = {
  found: { items: readonly Transaction[]; total: number; page: number; limit: number }
  /** It answers an earlier question; the next answer is on its way. */
  outdated: boolean
  narrowed: boolean
  onPage: (page: number) => void
  onReset: () => void
}

/** One page of what was found, in the chosen view. */
export function TransactionResults({ found, outdated, narrowed, onPage, onReset }: Props) {
  const { view } = useLayoutPreference()
  const [opened, setOpened] = useState<Transaction | null>(null)
  const { items, ...place } = found
  const pager = <Pager {...place} onPage={onPage} />
  const none = items.length === 0
  return (
    <div aria-busy={outdated} className={outdated ? 'opacity-60 transition-opacity' : undefined}>
      {!none && view === 'GRID' && <TransactionGrid transactions={items} onOpen={setOpened} />}
      <Card padded={false} className={none || view === 'LIST' ? '' : 'mt-3 empty:hidden [&>nav]:border-t-0'}>
        {!none && view === 'LIST' && <TransactionTable transactions={items} onOpen={setOpened} />}
        {none && <NoTransactions total={found.total} narrowed={narrowed} onReset={onReset} onFirst={() => onPage(1)} />}
        {!none && pager}
      </Card>
      <ReceiptDialog transaction={opened} onClose={() => setOpened(null)} />
    </div>
  )
}
