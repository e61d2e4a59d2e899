import type { Language } from '@runmart/contract/languages'
import { discountTiers } from '@runmart/contract/money'
import type { TranslateSite } from '@runmart/i18n/site'
import { moneyText } from '@runmart/web/ui/money-text.ts'
import { percentText } from '@runmart/web/ui/percent-text.ts'
import { Link2 } from 'lucide-react'
import { SectionHeading } from './section-heading.tsx'

const tiers = discountTiers.toReversed()
/** Pixels a percent: the stairs are as steep as the discounts. */
const STEP = 7

/** What own deposits take off referral orders, and what a shared link earns. */
export function Tiers({ language, t }: { language: Language; t: TranslateSite }) {
  return (
    <section className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-24">
      <SectionHeading title={t('landing.tiersTitle')} text={t('landing.tiersText')} />
      <ol className="mt-10 grid grid-cols-3 gap-x-2 sm:gap-x-4">
        {tiers.map(({ deposit, discount }) => (
          <li key={deposit} className="flex flex-col justify-end">
            <p className="text-[28px]/9 font-extrabold tracking-[-0.02em] text-brand tabular-nums sm:text-[40px]/12">
              {percentText(language, discount)}
            </p>
            <svg aria-hidden="true" width="100%" height={discount * STEP} className="mt-1.5 block">
              <rect width="100%" height="100%" className="fill-brand-soft" />
              <rect width="100%" height={3} className="fill-brand" />
            </svg>
            <p className="border-t border-line-strong pt-3 font-bold text-ink tabular-nums max-sm:min-h-15 sm:text-[15px]">
              {t('referrals.tierFrom', { amount: moneyText(language, deposit) })}
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-10 flex gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
        <Link2 aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
        <div>
          <h3 className="text-[15px] font-bold text-ink">{t('landing.shareTitle')}</h3>
          <p className="mt-1.5 max-w-3xl text-pretty text-ink-soft">{t('landing.shareText')}</p>
        </div>
      </div>
    </section>
  )
}
