import { type ReferralInfo, referrals } from '@runmart/contract/referrals'
import { Handshake, Link2, Plus } from 'lucide-react'
import { PayoutSection } from '#features/payouts/index.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/session.ts'
import { useApi } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/detail-screen.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { BlocksSkeleton } from '#ui/page-skeleton.tsx'
import { percentText } from '#ui/percent-text.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LinkCard } from './link-card.tsx'
import { RecentReferrals } from './recent-referrals.tsx'
import { ReferralDays } from './referral-days.tsx'
import { ReferralFigures } from './referral-figures.tsx'
import { TierSection } from './tier-section.tsx'

/** A customer's referral link and its results. */
export default function ReferralPage() {
  const { language, t } = useLanguage()
  const view = useApi(referrals.info)
  const { data, error } = view
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
      <Loaded
        view={view}
        skeleton={
          <BlocksSkeleton
            className="grid gap-4 sm:grid-cols-3"
            blocks={['h-58 sm:col-span-3', 'h-24', 'h-24', 'h-24', 'h-76 sm:col-span-3']}
          />
        }
      >
        {(info) => <ReferralContent info={info} />}
      </Loaded>
    </>
  )
}

/** Before the first visit by the link, the explanation stands above the empty figures. */
function ReferralContent({ info }: { info: ReferralInfo }) {
  const t = useTranslations()
  const hasBegun = info.totalReferrals > 0 || info.daily.some((day) => day.clicks > 0)
  const howItWorks = <HowItWorks info={info} />
  const deposit = (
    <ButtonLink to={paths.deposit} size="sm" icon={<Plus aria-hidden />}>
      {t('referrals.deposit')}
    </ButtonLink>
  )
  return (
    <div className="flex flex-col gap-4">
      <LinkCard info={info} />
      {!hasBegun && howItWorks}
      {hasBegun && (
        <>
          <ReferralFigures info={info} />
          <ReferralDays days={info.daily} />
        </>
      )}
      {info.totalEarnings > 0 && <PayoutSection />}
      <RecentReferrals info={info} />
      {info.tiers.length > 0 && <TierSection info={info} action={deposit} />}
      <BulkOrderCard />
      <PartnerCard />
      {hasBegun && howItWorks}
    </div>
  )
}

/** Links to the order form for many referral links. */
function BulkOrderCard() {
  const t = useTranslations()
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-sm font-bold text-ink">{t('referrals.bulk')}</h2>
        <p className="mt-0.5 text-pretty text-ink-soft">{t('referrals.bulkText')}</p>
      </div>
      <ButtonLink to={paths.orderLinks} icon={<Link2 aria-hidden />}>
        {t('referrals.bulkAction')}
      </ButtonLink>
    </Card>
  )
}

/** The link to the partner application. Partners have it in the menu. */
function PartnerCard() {
  const t = useTranslations()
  const { user } = useSession()
  // Operators run the shop; they cannot become its partners.
  if (user?.isPartner || user?.role === 'operator') return null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-sm font-bold text-ink">{t('referrals.partner')}</h2>
        <p className="mt-0.5 text-pretty text-ink-soft">{t('referrals.partnerText')}</p>
      </div>
      <ButtonLink to={paths.partner} icon={<Handshake aria-hidden />}>
        {t('referrals.partnerAction')}
      </ButtonLink>
    </Card>
  )
}
