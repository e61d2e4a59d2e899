import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { ArrowRight } from 'lucide-react'
import { Each } from '../each.tsx'
import { publicLinks } from '../frame/public-links.ts'
import { NoServices } from '../services/no-services.tsx'
import { PriceCard } from './price-card.tsx'
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
          <Each of="excerpt.length">
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              <Each of="excerpt">
                <PriceCard t={t} />
              </Each>
            </ul>
          </Each>
        </div>
      </div>
    </section>
  )
}
