import { ORDERS_FOR_STATS } from '@runmart/contract/catalog'
import type { TranslateSite } from '@runmart/i18n/site'
import type { ReactNode } from 'react'
import { InvertedSection, MustacheSection } from '#site/mustache.tsx'

/** The measured time, the prices of amounts, and the warranty. */
export function ServiceFacts({ t }: { t: TranslateSite }) {
  return (
    <>
      <Part id="time" title={t('siteServices.howLong')}>
        <MustacheSection of="isStocked">
          <p className="mt-2 text-base/[26px] text-pretty text-ink-soft">{t('siteServices.fromStock')}</p>
        </MustacheSection>
        <MustacheSection of="measured">
          <dl className="mt-3 grid gap-3 sm:grid-cols-3">
            <InvertedSection of="isStocked">
              <Fact label={t('siteServices.startsIn')} value="≈ {{measured.starts}}" />
            </InvertedSection>
            <Fact label={t('siteServices.completedShare')} value="{{measured.completed}}" />
            <Fact label={t('siteServices.refundedShare')} value="{{measured.refunded}}" />
          </dl>
          <p className="mt-2 text-[13px] text-ink-faint">
            {t('siteServices.measuredOver', { orders: '{{measured.orders}}' })}
          </p>
        </MustacheSection>
        <InvertedSection of="measured">
          <InvertedSection of="isStocked">
            <p className="mt-2 text-base/[26px] text-pretty text-ink-soft">
              {t('siteServices.notMeasured', { count: ORDERS_FOR_STATS })}
            </p>
          </InvertedSection>
        </InvertedSection>
      </Part>
      <Part id="prices" title={t('siteServices.prices')}>
        <table className="mt-3 w-full max-w-[42.5rem] overflow-hidden rounded-lg border border-line bg-surface tabular-nums">
          <thead className="bg-sunken text-left text-xs font-semibold text-ink-soft dark:bg-raised">
            <tr>
              <th scope="col" className="px-4 py-2">
                {t('siteServices.amount')}
              </th>
              <th scope="col" className="px-4 py-2 text-right">
                {t('siteServices.total')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line text-ink">
            <MustacheSection of="prices">
              <tr>
                <td className="px-4 py-2.5">{'{{amount}}'}</td>
                <td className="px-4 py-2.5 text-right font-semibold">{'{{total}}'}</td>
              </tr>
            </MustacheSection>
          </tbody>
        </table>
        <p className="mt-2 text-[13px] text-pretty text-ink-faint">
          {t('siteServices.pricesNote', { least: '{{limits.least}}', most: '{{limits.most}}' })}
        </p>
      </Part>
      <MustacheSection of="warranty">
        <Part id="warranty" title={t('siteServices.warranty')}>
          <p className="mt-2 text-base/[26px] text-pretty text-ink-soft">
            {t('siteServices.warrantyText', { days: '{{warranty}}' })}
          </p>
          <MustacheSection of="claims">
            <p className="mt-2 text-[13px] text-pretty text-ink-faint">
              {t('siteServices.claimsMeasured', {
                time: '{{claims.time}}',
                percent: '{{claims.percent}}',
                claims: '{{claims.count}}',
              })}
            </p>
          </MustacheSection>
        </Part>
      </MustacheSection>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg/[26px] font-semibold text-ink">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-3">
      <dt className="text-[13px] text-ink-faint">{label}</dt>
      <dd className="mt-0.5 text-lg/[26px] font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  )
}
