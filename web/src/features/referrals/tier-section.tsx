import type { ReferralInfo } from '@runmart/contract/referrals'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { moneyText } from '#ui/money-text.ts'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'
import { TierBar } from './tier-bar.tsx'

type Props = {
  info: Pick<ReferralInfo, 'tiers' | 'nextTier' | 'totalDeposit' | 'currentDiscount'>
  /** The way to get further. */
  action: ReactNode
}

/** The discount that own deposits have earned, and what is missing to the next one. */
export function TierSection({ info, action }: Props) {
  const { language, t } = useLanguage()
  const { nextTier, totalDeposit, currentDiscount } = info
  const facts = {
    [t('referrals.currentDiscount')]: percentText(language, currentDiscount),
    [t('referrals.totalDeposit')]: moneyText(language, totalDeposit),
  }
  return (
    <Section title={t('referrals.tiers')} description={t('referrals.tiersIntro')}>
      <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-2">
        {Object.entries(facts).map(([label, value]) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-[13px] text-ink-soft">{label}</dt>
            <dd className="font-bold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <TierBar info={info} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-pretty text-ink-soft">
          {nextTier
            ? t('referrals.tierMissing', {
                missing: moneyText(language, nextTier.missing),
                percent: percentText(language, nextTier.discount),
              })
            : t('referrals.tierTop')}
        </p>
        {nextTier && action}
      </div>
    </Section>
  )
}
