import type { ReferralInfo } from '@runmart/contract/referrals'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { moneyText } from '#ui/money-text.ts'
import { percentText } from '#ui/percent-text.ts'
import { Section } from '#ui/section.tsx'
import { tierSteps } from './tier-steps.ts'

type Props = {
  info: Pick<ReferralInfo, 'tiers' | 'nextTier' | 'totalDeposit' | 'currentDiscount'>
  /** The button that brings the next tier closer. */
  action: ReactNode
}

/** The discount that the customer's own deposits have earned, and the missing amount to the next one. */
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

/** The tiers side by side, filled up to the customer's deposits. */
function TierBar({ info }: { info: Pick<ReferralInfo, 'tiers' | 'totalDeposit'> }) {
  const { language, t } = useLanguage()
  return (
    <ol className="grid gap-x-1.5 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
      {tierSteps(info).map(({ deposit, discount, isReached, filled }) => (
        <li key={deposit} className="min-w-0 max-sm:flex max-sm:flex-wrap max-sm:justify-between sm:text-right">
          <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-line max-sm:w-full">
            <span
              className="block h-full rounded-full bg-brand transition-[width] duration-200"
              style={{ width: `${filled * 100}%` }}
            />
          </span>
          <span
            className={classes(
              'mt-2 flex items-center gap-1 font-semibold tabular-nums sm:justify-end',
              isReached ? 'text-brand' : 'text-ink',
            )}
          >
            {isReached && <CircleCheck aria-hidden className="size-4 shrink-0" />}
            {t('referrals.tierOff', { percent: percentText(language, discount) })}
            {isReached && <span className="sr-only">, {t('referrals.tierReached')}</span>}
          </span>
          <span className="block text-[13px] text-ink-faint tabular-nums max-sm:mt-2">
            {t('referrals.tierFrom', { amount: moneyText(language, deposit) })}
          </span>
        </li>
      ))}
    </ol>
  )
}
