import { useTranslations } from '#platform/language.tsx'
import { useApiQuery } from '#platform/use-api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Overview } from './overview.tsx'
import { summaryQuery } from './summary-query.ts'

/** The skeleton of the overview: balance, orders and bots, chart and first steps, the two lists. */
const blocks = [
  'h-35 col-span-2',
  'h-35 lg:col-span-2',
  'h-35 lg:col-span-2',
  'h-76 col-span-full lg:col-span-4',
  'h-76 max-lg:hidden lg:col-span-2',
  'h-64 col-span-full lg:col-span-3',
  'h-64 col-span-full lg:col-span-3',
]

/** The customer's start page: the balance and recent activity. */
export default function DashboardPage() {
  const t = useTranslations()
  const { data, error, isFetching, refetch } = useApiQuery(summaryQuery())
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
      {!data && !error && <BlocksSkeleton className="grid grid-cols-2 gap-4 lg:grid-cols-6" blocks={blocks} />}
      {error && (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      )}
    </>
  )
}
