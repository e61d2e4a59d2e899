import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { ArrowRight } from 'lucide-react'
import { publicLinks } from '#site/frame/links.ts'
import { MustacheSection } from '#site/mustache.tsx'
import { NoServices } from '#site/services/no-services.tsx'
import { ServiceCard } from '#site/services/service-card.tsx'
import { SectionHeading } from './section-heading.tsx'

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
                <ServiceCard language={language} t={t} heading="h3" />
              </MustacheSection>
            </ul>
          </MustacheSection>
        </div>
      </div>
    </section>
  )
}
