import { ledger } from '@runmart/contract/ledger'
import { downloadCsv } from '#platform/download-csv.ts'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useApiList } from '#platform/use-api-list.ts'
import { useFilters } from '#platform/use-filters.ts'
import { Card } from '#ui/card.tsx'
import { CsvButton } from '#ui/csv-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Refused } from '#ui/refused.tsx'
import { ViewSwitch } from '#ui/view-switch.tsx'
import { TransactionFilters } from './transaction-filters.tsx'
import { readTransactionQuery } from './transaction-query.ts'
import { TransactionResults } from './transaction-results.tsx'
import { TransactionsSkeleton } from './transactions-skeleton.tsx'

/** Every movement of the balance: filtered by the address, as a grid or a list, each with its receipt. */
export default function TransactionsPage() {
  const t = useTranslations()
  const { limit } = useLayoutPreference()
  const { get, set, page, setPage } = useFilters<'type' | 'from' | 'to'>()
  const query = readTransactionQuery(get)
  const { data, refusal, asking, outdated, askAgain } = useApiList(ledger.history, {
    query: { ...query, page: String(page), limit: String(limit) },
  })
  return (
    <>
      <title>{`${t('transactions.title')} · Runmart`}</title>
      <PageHeader
        title={t('transactions.title')}
        description={t('transactions.intro')}
        actions={
          <>
            <CsvButton save={() => downloadCsv(ledger.history, query)} disabled={!data?.total} />
            <ViewSwitch />
          </>
        }
      />
      <TransactionFilters query={query} onChange={set} />
      {data && (
        <TransactionResults
          found={data}
          outdated={outdated}
          narrowed={Object.keys(query).length > 0}
          onPage={setPage}
          onReset={() => set({ type: null, from: null, to: null })}
        />
      )}
      {!data && !refusal && <TransactionsSkeleton />}
      {refusal && (
        <Card padded={false}>
          <Refused onRetry={askAgain} retrying={asking} className="py-20">
            {refusal} {t('deposits.safe')}
          </Refused>
        </Card>
      )}
    </>
  )
}
