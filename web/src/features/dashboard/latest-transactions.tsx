import type { Transaction } from '@runmart/contract/ledger'
import { ArrowLeftRight } from 'lucide-react'
import { TransactionRow } from '#features/ledger/transaction-row.tsx'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { Section } from '#ui/section.tsx'
import { SeeAll } from '#ui/see-all.tsx'

/** The newest movements of the balance. */
export function LatestTransactions({ transactions }: { transactions: readonly Transaction[] }) {
  const t = useTranslations()
  const title = t('dashboard.latestTransactions')
  return (
    <Section
      title={title}
      padded={false}
      action={<SeeAll to={paths.transactions} of={title} />}
      className="col-span-full lg:order-3 lg:col-span-3"
    >
      {transactions.length ? (
        <List label={title}>
          {transactions.map((transaction) => (
            <TransactionRow key={transaction.id} transaction={transaction} />
          ))}
        </List>
      ) : (
        <Empty icon={ArrowLeftRight} title={t('dashboard.transactionsEmpty')}>
          {t('dashboard.transactionsEmptyText')}
        </Empty>
      )}
    </Section>
  )
}
