import { useSay } from '#platform/language.tsx'
import { useAnswer } from '#platform/use-answer.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusedCard } from '#ui/refused-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { summaryOfToday } from './ask-summary.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { Overview } from './overview.tsx'

/** Where a customer starts: the balance and what moved it. */
export default function DashboardPage() {
  const say = useSay()
  const { data, refusal, asking, askAgain } = useAnswer(summaryOfToday())
  return (
    <>
      <title>{`${say('dashboard.title')} · Runmart`}</title>
      <PageHeader
        title={say('dashboard.title')}
        description={
          data ? (
            say('dashboard.hello', { name: data.user.fullName || data.user.username })
          ) : (
            <Skeleton className="h-5 w-56" />
          )
        }
      />
      {data && <Overview summary={data} />}
      {!data && !refusal && <DashboardSkeleton />}
      {refusal && (
        <RefusedCard onRetry={askAgain} retrying={asking}>
          {refusal}
        </RefusedCard>
      )}
    </>
  )
}
