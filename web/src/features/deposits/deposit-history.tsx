import { ledger } from '@runmart/contract/ledger'
import { Wallet } from 'lucide-react'
import { TransactionRow } from '#features/ledger/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { SeeAll } from '#ui/see-all.tsx'

const LATEST = '10'

/** The newest deposits, by bank, Binance or hand, each with its receipt. */
export function DepositHistory() {
  const t = useTranslations()
  const list = useApi(ledger.history, { query: { kind: 'deposit', limit: LATEST } })
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
              <TransactionRow key={deposit.id} transaction={deposit} />
            ))}
          </List>
        )}
      </ListScreen>
    </Section>
  )
}
