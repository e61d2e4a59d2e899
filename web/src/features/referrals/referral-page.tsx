import { referrals } from '@runmart/contract/referrals'
import { useLanguage } from '#platform/language.tsx'
import { useApi } from '#platform/use-api.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { percentText } from '#ui/percent-text.ts'
import { RefusedCard } from '#ui/refused-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ReferralSkeleton } from './referral-skeleton.tsx'
import { ReferralView } from './referral-view.tsx'

/** Where a customer finds his link, and what it has brought. */
export default function ReferralPage() {
  const { language, t } = useLanguage()
  const { data, refusal, asking, askAgain } = useApi(referrals.info)
  const percent = data?.commissionPercent ?? 0
  const intro = percent
    ? t('referrals.intro', { percent: percentText(language, percent) })
    : t('referrals.introNothing')
  return (
    <>
      <title>{`${t('referrals.title')} · Runmart`}</title>
      <PageHeader
        title={t('referrals.title')}
        description={data ? intro : !refusal && <Skeleton className="h-5 w-80 max-w-full" />}
      />
      {data && <ReferralView info={data} />}
      {!data && !refusal && <ReferralSkeleton />}
      {refusal && (
        <RefusedCard onRetry={askAgain} retrying={asking}>
          {refusal}
        </RefusedCard>
      )}
    </>
  )
}
