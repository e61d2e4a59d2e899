import { ledger } from '@runmart/contract/ledger'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusedCard } from '#ui/refused-card.tsx'
import { BalanceTable } from './balance-table.tsx'
import { BooksSkeleton } from './books-skeleton.tsx'
import { CheckList } from './check-list.tsx'
import { Verdict } from './verdict.tsx'

/** Whether every dong is where it should be, proved now. */
export default function BooksPage() {
  const t = useOperatorTranslations()
  const { data, refusal, asking, askAgain } = useApi(ledger.books)
  return (
    <>
      <title>{`${t('books.title')} · Runmart`}</title>
      <PageHeader title={t('books.title')} description={t('books.intro')} />
      {data && (
        <div className="grid gap-4 lg:grid-cols-5">
          <Verdict books={data} checking={asking} onCheck={askAgain} className="lg:col-span-5" />
          <CheckList checks={data.checks} className="lg:col-span-3" />
          <BalanceTable books={data} className="self-start lg:col-span-2" />
        </div>
      )}
      {!data && !refusal && <BooksSkeleton />}
      {refusal && (
        <RefusedCard onRetry={askAgain} retrying={asking}>
          {refusal}
        </RefusedCard>
      )}
    </>
  )
}
