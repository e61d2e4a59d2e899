import type { ReferralInfo } from '@runmart/contract/referrals'
import { Plus } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { BulkLinks } from './bulk-links.tsx'
import { DaysSection } from './days-section.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LinkCard } from './link-card.tsx'
import { RecentReferrals } from './recent-referrals.tsx'
import { ReferralFigures } from './referral-figures.tsx'
import { TierSection } from './tier-section.tsx'

/** Everything about referring, arranged: whoever has brought nobody yet learns first how it works. */
export function ReferralView({ info }: { info: ReferralInfo }) {
  const t = useTranslations()
  const begun = info.totalReferrals > 0 || info.daily.some((day) => day.clicks > 0)
  const how = <HowItWorks info={info} />
  const deposit = (
    <ButtonLink to={paths.deposit} size="sm" icon={<Plus aria-hidden />}>
      {t('referrals.deposit')}
    </ButtonLink>
  )
  return (
    <div className="flex flex-col gap-4">
      <LinkCard info={info} />
      {!begun && how}
      {begun && (
        <>
          <ReferralFigures info={info} />
          <DaysSection days={info.daily} />
        </>
      )}
      <RecentReferrals info={info} />
      <TierSection info={info} action={deposit} />
      <BulkLinks />
      {begun && how}
    </div>
  )
}
