import type { TranslateSite } from '@runmart/i18n/site'
import { Link2 } from 'lucide-react'
import { MustacheSection } from '#site/mustache.tsx'
import { SectionHeading } from './section-heading.tsx'

/** The current discount for own deposits on referral orders, and the earnings of a shared link. */
export function Tiers({ t }: { t: TranslateSite }) {
  return (
    <MustacheSection of="gives">
      <section id="tiers" className="mx-auto flex max-w-6xl flex-col gap-10 px-4 py-20 sm:px-6 lg:py-24">
        <MustacheSection of="tiers.length">
          <SectionHeading title={t('landing.tiersTitle')} text={t('landing.tiersText')} />
          <ol className="grid gap-x-4 gap-y-6 sm:auto-cols-fr sm:grid-flow-col sm:grid-rows-[1fr_auto] sm:gap-y-0">
            <MustacheSection of="tiers">
              <Tier t={t} />
            </MustacheSection>
          </ol>
        </MustacheSection>
        <MustacheSection of="commission">
          <div className="flex gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
            <Link2 aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
            <div>
              <h3 className="text-[15px] font-bold text-ink">{t('landing.shareTitle')}</h3>
              <p className="mt-1.5 max-w-3xl text-pretty text-ink-soft">{t('landing.shareText')}</p>
            </div>
          </div>
        </MustacheSection>
      </section>
    </MustacheSection>
  )
}

/** One step of the tiers; on a phone, which is too narrow for steps, a bar. */
function Tier({ t }: { t: TranslateSite }) {
  return (
    <li className="flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 sm:row-span-2 sm:grid sm:grid-rows-subgrid">
      {/* On the same ground, however many lines the deposits below take. */}
      <div className="max-sm:contents sm:self-end">
        <p className="text-[28px]/9 font-extrabold tracking-[-0.02em] text-brand tabular-nums sm:text-[40px]/12">
          {'{{discount}}'}
        </p>
        <svg aria-hidden="true" width="100%" height="{{height}}" className="mt-1.5 block max-sm:hidden">
          <rect width="100%" height="100%" className="fill-brand-soft" />
          <rect width="100%" height={3} className="fill-brand" />
        </svg>
      </div>
      <p className="font-bold text-ink tabular-nums sm:border-t sm:border-line-strong sm:pt-3 sm:text-[15px]">
        {t('referrals.tierFrom', { amount: '{{deposit}}' })}
      </p>
      <svg aria-hidden="true" width="100%" height={8} className="mt-1.5 block sm:hidden">
        <rect width="100%" height="100%" rx={4} className="fill-brand-soft" />
        <rect width="{{share}}" height="100%" rx={4} className="fill-brand" />
      </svg>
    </li>
  )
}
