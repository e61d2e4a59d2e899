import { ledger, type Transaction } from '@runmart/contract/ledger'
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

/** The newest deposits of every kind, each with its receipt. */
export function DepositHistory() {
  const t = useTranslations()
  const list = useLatestDeposits()
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

const LATEST = 10

/** The newest deposits of every kind. History narrows to one kind at a time: the newest ten of each hold the newest ten of all. */
function useLatestDeposits() {
  const lists = [useLatest('bank_deposit'), useLatest('crypto_deposit'), useLatest('deposit')]
  const found = lists.flatMap(({ data }) => data?.items ?? [])
  const isComplete = lists.every(({ data }) => data)
  return {
    data: isComplete ? { items: found.toSorted(newestFirst).slice(0, LATEST) } : undefined,
    error: lists.find(({ error }) => error)?.error ?? null,
    isFetching: lists.some(({ isFetching }) => isFetching),
    isPlaceholderData: false,
    refetch: () => {
      for (const { error, refetch } of lists) if (error) refetch()
    },
  }
}

function useLatest(type: Transaction['type']) {
  return useApi(ledger.history, { query: { type, limit: String(LATEST) } })
}

/** In the order of the ledger: clocks may disagree, entries do not. */
function newestFirst(a: Transaction, b: Transaction): number {
  return Number(b.id) - Number(a.id)
}
