import { ledger } from '@runmart/contract/ledger'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { useAsk } from '#platform/use-ask.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusedCard } from '#ui/refused-card.tsx'
import { BalanceTable } from './balance-table.tsx'
import { BooksSkeleton } from './books-skeleton.tsx'
import { CheckList } from './check-list.tsx'
import { Verdict } from './verdict.tsx'

/** Whether every dong is where it should be, proved now. */
export default function BooksPage() {
  const say = useOperatorSay()
  const { data, refusal, asking, askAgain } = useAsk(ledger.books)
  return (
    <>
      <title>{`${say('books.title')} · Runmart`}</title>
      <PageHeader title={say('books.title')} description={say('books.intro')} />
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
