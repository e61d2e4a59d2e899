import { ChevronLeft } from 'lucide-react'
import { publicLinks } from '#site/frame/links.ts'
import { PageLayout } from '#site/frame/page-layout.tsx'
import { InvertedSection, MustacheSection } from '#site/mustache.tsx'
import { usePage } from '#site/page-context.ts'
import { NoServices } from './no-services.tsx'
import { KeepLink, OrderBox, UnitPrice } from './order-box.tsx'
import { ServiceCard } from './service-card.tsx'
import { ServiceFacts } from './service-facts.tsx'
import { ServiceState } from './service-state.tsx'
import { ServiceText, WhatWeNeed } from './service-text.tsx'
import { ServiceTile } from './service-tile.tsx'

/** One service with statistics, prices and the order form. The server fills it in. */
export function ServicePage() {
  const { language, t } = usePage()
  return (
    <PageLayout
      about={{
        title: '{{name}}',
        description: '{{description}}',
        picture: 'services',
        filledPicture: 'picture',
        filledData: 'structuredData',
      }}
    >
      <div className="mx-auto max-w-6xl px-4 pt-8 pb-24 sm:px-6 lg:pt-12">
        <nav aria-label={t('blog.path')} className="mb-4">
          <a
            href={publicLinks(language).services}
            className="-ml-1 inline-flex min-h-8 items-center gap-1 text-[13px] font-semibold text-ink-soft hover:text-ink pointer-coarse:min-h-11"
          >
            <ChevronLeft aria-hidden className="size-4" />
            {t('siteServices.headline')}
          </a>
        </nav>
        <MustacheSection of="isAway">
          <h1 className="sr-only">{t('siteServices.headline')}</h1>
          <NoServices of="isOpen" t={t} />
        </MustacheSection>
        <InvertedSection of="isAway">
          <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
            <div className="min-w-0">
              <header className="flex items-start gap-4 max-sm:flex-col">
                <ServiceTile large />
                <div className="min-w-0">
                  <h1 className="text-[28px]/9 font-bold tracking-[-0.02em] wrap-anywhere text-ink [:lang(vi)_&]:tracking-normal sm:text-[40px]/12">
                    {'{{name}}'}
                  </h1>
                  <p className="mt-2 text-base/[26px] text-pretty wrap-anywhere text-ink-soft">{'{{description}}'}</p>
                  <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-[13px] text-ink-faint">
                    {'{{facts}}'}
                    <ServiceState t={t} />
                  </p>
                  <MustacheSection of="isActive">
                    <div className="mt-4">
                      <KeepLink t={t} />
                    </div>
                  </MustacheSection>
                </div>
              </header>
              <UnitPrice className="mt-6 lg:hidden" />
              <div className="mt-10 flex flex-col gap-10">
                <ServiceText part="get" title={t('siteServices.youGet')} />
                <WhatWeNeed title={t('siteServices.weNeed')} />
                <ServiceFacts t={t} />
                <ServiceText part="questions" title={t('siteServices.questions')} />
              </div>
            </div>
            <aside className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:mt-10 max-lg:sm:-mx-6">
              <div className="lg:sticky lg:top-24">
                <OrderBox t={t} />
              </div>
            </aside>
          </div>
          <MustacheSection of="related.length">
            <section aria-labelledby="related" className="mt-16">
              <h2 id="related" className="text-lg/[26px] font-semibold text-ink">
                {t('siteServices.related')}
              </h2>
              <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                <MustacheSection of="related">
                  <ServiceCard language={language} t={t} heading="h3" />
                </MustacheSection>
              </ul>
            </section>
          </MustacheSection>
        </InvertedSection>
      </div>
    </PageLayout>
  )
}
