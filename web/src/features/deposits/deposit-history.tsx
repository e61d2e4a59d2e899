import type { Transaction } from '@runmart/contract/ledger'
import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { ReceiptDialog } from '#features/ledger/receipt-dialog.tsx'
import { TransactionRow } from '#features/ledger/transaction-row.tsx'
import { useLatestDeposits } from '#features/ledger/use-latest-deposits.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { SeeAll } from '#ui/see-all.tsx'

/** The newest deposits, whatever way they came. */
export function DepositHistory() {
  const t = useTranslations()
  const list = useLatestDeposits()
  const [opened, setOpened] = useState<Transaction | null>(null)
  const title = t('deposits.history')
  return (
    <Section
      title={title}
      padded={false}
      className="mt-4"
      action={<SeeAll to={paths.transactions} of={t('transactions.title')} />}
    >
      <ListScreen
        frame="none"
        list={list}
        skeleton={<RowsSkeleton rows={3} dense icon end="text" />}
        empty={{ icon: Wallet, title: t('deposits.historyEmpty'), text: t('deposits.historyEmptyText') }}
      >
        {(deposits) => (
          <List label={title}>
            {deposits.map((deposit) => (
              <TransactionRow key={deposit.id} transaction={deposit} onOpen={() => setOpened(deposit)} />
            ))}
          </List>
        )}
      </ListScreen>
      <ReceiptDialog transaction={opened} onClose={() => setOpened(null)} />
    </Section>
  )
}
