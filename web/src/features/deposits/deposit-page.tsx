import { useTranslations } from '#platform/language.tsx'
import { useSession } from '#platform/session.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { CardSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DepositHistory } from './deposit-history.tsx'
import { DepositWays } from './deposit-ways.tsx'
import { useDepositInformation } from './use-deposit-information.ts'

/** Where money comes in: the two ways, and what has come so far. */
export default function DepositPage() {
  const t = useTranslations()
  const { user } = useSession()
  const { data, error, isFetching, refetch } = useDepositInformation()
  return (
    <>
      <title>{`${t('deposits.title')} · Runmart`}</title>
      <PageHeader title={t('deposits.title')} description={t('deposits.intro')} />
      {error ? (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error} {t('deposits.safe')}
        </RefusedCard>
      ) : data && user ? (
        <DepositWays information={data} user={user} />
      ) : (
        <DepositSkeleton />
      )}
      <DepositHistory />
    </>
  )
}

/** The two ways as tabs, the amount and the account beside the code to scan. */
function DepositSkeleton() {
  return (
    <div aria-busy="true">
      <div className="flex h-10 items-center gap-6 border-b border-line px-3 pointer-coarse:h-11">
        <Skeleton className="h-4 w-14" />
        <Skeleton className="h-4 w-20" />
      </div>
      <CardSkeleton className="mt-6">
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Skeleton className="h-90" />
          <Skeleton className="size-67 justify-self-center rounded-xl sm:size-83" />
        </div>
      </CardSkeleton>
    </div>
  )
}
