import { ledger } from '@runmart/contract/ledger'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { endpointQuery, updateAnswer } from '#platform/query-client.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Loaded } from '#ui/detail-screen.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { BalanceTable } from './balance-table.tsx'
import { CheckList } from './check-list.tsx'
import { Verdict } from './verdict.tsx'

/** Whether the books agree to the last dong, checked now or, where that takes long, as last checked. */
export default function BooksPage() {
  const t = useOperatorTranslations()
  const view = useApi(ledger.books, undefined, {
    refetchInterval: (books) => (books?.isChecking ? 3_000 : false),
  })
  const { act, acting } = useAct(ledger.checkBooks, { refusals: 'toast' })
  async function checkAgain() {
    const answer = await act()
    if (answer.success) updateAnswer(endpointQuery(ledger.books).queryKey, () => answer.data)
  }
  return (
    <>
      <title>{`${t('books.title')} · Runmart`}</title>
      <PageHeader title={t('books.title')} description={t('books.intro')} />
      <Loaded
        view={view}
        skeleton={
          <BlocksSkeleton
            className="grid items-start gap-4 lg:grid-cols-5"
            blocks={['h-24 lg:col-span-5 [&>:last-child]:hidden', 'h-100 lg:col-span-3', 'h-72 lg:col-span-2']}
          />
        }
      >
        {(data) => (
          <div className="grid gap-4 lg:grid-cols-5">
            <Verdict books={data} checking={view.isFetching || acting} onCheck={checkAgain} className="lg:col-span-5" />
            <CheckList checks={data.checks} className="lg:col-span-3" />
            <BalanceTable books={data} className="self-start lg:col-span-2" />
          </div>
        )}
      </Loaded>
    </>
  )
}
