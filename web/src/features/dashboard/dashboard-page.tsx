import { useTranslations } from '#platform/language.tsx'
import { useApiQuery } from '#platform/use-api-query.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusedCard } from '#ui/refused-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { summaryOfToday } from './ask-summary.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { Overview } from './overview.tsx'

/** Where a customer starts: the balance and what moved it. */
export default function DashboardPage() {
  const t = useTranslations()
  const { data, refusal, asking, askAgain } = useApiQuery(summaryOfToday())
  return (
    <>
      <title>{`${t('dashboard.title')} · Runmart`}</title>
      <PageHeader
        title={t('dashboard.title')}
        description={
          data ? (
            t('dashboard.hello', { name: data.user.fullName || data.user.username })
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
