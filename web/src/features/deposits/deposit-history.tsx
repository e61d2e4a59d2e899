import type { Transaction } from '@runmart/contract/ledger'
import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { ListSkeleton } from '#features/ledger/list-skeleton.tsx'
import { ReceiptDialog } from '#features/ledger/receipt-dialog.tsx'
import { TransactionRow } from '#features/ledger/transaction-row.tsx'
import { useLatestDeposits } from '#features/ledger/use-latest-deposits.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { SeeAll } from '#ui/see-all.tsx'

/** The newest deposits, whatever way they came. */
export function DepositHistory() {
  const t = useTranslations()
  const { deposits, refusal, asking, askAgain } = useLatestDeposits()
  const [opened, setOpened] = useState<Transaction | null>(null)
  const title = t('deposits.history')
  return (
    <Section
      title={title}
      padded={false}
      className="mt-4"
      action={<SeeAll to={paths.transactions} of={t('transactions.title')} />}
    >
      {refusal && (
        <Refused onRetry={askAgain} retrying={asking}>
          {refusal}
        </Refused>
      )}
      {!deposits && !refusal && <ListSkeleton rows={3} />}
      {deposits?.length === 0 && (
        <Empty icon={Wallet} title={t('deposits.historyEmpty')}>
          {t('deposits.historyEmptyText')}
        </Empty>
      )}
      {deposits && deposits.length > 0 && (
        <List label={title}>
          {deposits.map((deposit) => (
            <TransactionRow key={deposit.id} transaction={deposit} onOpen={() => setOpened(deposit)} />
          ))}
        </List>
      )}
      <ReceiptDialog transaction={opened} onClose={() => setOpened(null)} />
    </Section>
  )
}
