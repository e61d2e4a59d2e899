import { categories } from '@runmart/contract/catalog'
import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { ArrowRight } from 'lucide-react'
import { publicLinks } from '#site/frame/links.ts'
import { MustacheSection } from '#site/mustache.tsx'
import { NoServices } from '#site/services/no-services.tsx'
import { orderAddress, ServicePrice } from '#site/services/service-price.tsx'
import { SectionHeading } from './section-heading.tsx'

/** A part of the catalogue, as it is while the page is read. */
export function Prices({ language, t }: { language: Language; t: TranslateSite }) {
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-24">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <SectionHeading title={t('landing.pricesTitle')} text={t('landing.pricesText')} />
          <a
            href={publicLinks(language).services}
            className="inline-flex min-h-11 items-center gap-1.5 text-[15px] font-semibold text-brand hover:underline"
          >
            {t('landing.allServices')}
            <ArrowRight aria-hidden className="size-4" />
          </a>
        </div>
        <div className="mt-10">
          <NoServices of="excerpt" t={t} />
          <MustacheSection of="excerpt.length">
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              <MustacheSection of="excerpt">
                <PriceCard t={t} />
              </MustacheSection>
            </ul>
          </MustacheSection>
        </div>
      </div>
    </section>
  )
}

/** One service with its price; the whole card leads to ordering it. */
function PriceCard({ t }: { t: TranslateSite }) {
  return (
    <li className="group relative flex flex-col rounded-lg border border-line bg-canvas p-5 transition-colors hover:border-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <p className="text-xs font-bold text-brand">
        {categories.map((category) => (
          <MustacheSection key={category} of={`kind.${category}`}>
            {t(`serviceCategories.${category}`)}
          </MustacheSection>
        ))}
      </p>
      <h3 className="mt-2 text-[17px]/6 font-bold wrap-anywhere text-ink">
        <a href={orderAddress} className="outline-none after:absolute after:inset-0">
          {'{{name}}'}
        </a>
      </h3>
      <p className="mt-1.5 text-pretty wrap-anywhere text-ink-soft">{'{{description}}'}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-1 pt-5">
        <p className="text-[17px]/6 font-bold whitespace-nowrap text-ink tabular-nums">
          <ServicePrice t={t} />
        </p>
        <span className="flex items-center gap-1 text-[13px] text-ink-faint">
          <MustacheSection of="left">{t('siteServices.left', { left: '{{left}}' })}</MustacheSection>
          <ArrowRight aria-hidden className="size-4 transition-colors group-hover:text-brand" />
        </span>
      </div>
    </li>
  )
}
