import { referrals } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { useApi } from '#platform/use-api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { percentText } from '#ui/percent-text.ts'
import { RefusedCard } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ReferralView } from './referral-view.tsx'

/** A customer's referral link, and what it has brought. */
export default function ReferralPage() {
  const { language, t } = useLanguage()
  const { data, error, isFetching, refetch } = useApi(referrals.info)
  const percent = data?.commissionPercent ?? 0
  const intro = percent
    ? t('referrals.intro', { percent: percentText(language, percent) })
    : t('referrals.introNothing')
  return (
    <>
      <title>{`${t('referrals.title')} · Runmart`}</title>
      <PageHeader
        title={t('referrals.title')}
        description={data ? intro : !error && <Skeleton className="h-5 w-80 max-w-full" />}
      />
      {data && <ReferralView info={data} />}
      {!data && !error && (
        <BlocksSkeleton
          className="grid gap-4 sm:grid-cols-3"
          blocks={['h-58 sm:col-span-3', 'h-24', 'h-24', 'h-24', 'h-76 sm:col-span-3']}
        />
      )}
      {error && (
        <RefusedCard onRetry={refetch} retrying={isFetching}>
          {error}
        </RefusedCard>
      )}
    </>
  )
}
