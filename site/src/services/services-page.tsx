import { ORDERS_FOR_STATS } from '@runmart/contract/catalog'
import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { PageLayout } from '#site/frame/page-layout.tsx'
import { InvertedSection, MustacheSection } from '#site/mustache.tsx'
import { usePage } from '#site/page-context.ts'
import { NoServices } from './no-services.tsx'
import { ServiceCard, ServiceRow } from './service-card.tsx'
import { ServicesFilter } from './services-filter.tsx'

/** The whole public catalogue with its prices. The server fills in the services for each request. */
export function ServicesPage() {
  const { language, t } = usePage()
  return (
    <PageLayout about={{ title: t('siteServices.title'), description: t('siteServices.description') }}>
      <div className="mx-auto max-w-6xl 2xl:max-w-[90rem] px-4 pt-10 pb-24 sm:px-6 lg:pt-14">
        <h1 className="text-[34px]/11 font-bold tracking-[-0.02em] text-ink [:lang(vi)_&]:tracking-normal sm:text-[40px]/12">
          {t('siteServices.headline')}
        </h1>
        <p className="mt-3 max-w-2xl text-base/[26px] text-pretty text-ink-soft">{t('siteServices.lead')}</p>
        <MustacheSection of="isOpen">
          <ServicesFilter language={language} t={t} />
        </MustacheSection>
        <div className="mt-6">
          <NoServices of="isOpen" t={t} />
          <MustacheSection of="noMatch">
            <div className="flex flex-col items-center rounded-lg border border-dashed border-line-strong px-6 py-16 text-center">
              <p className="text-[15px] font-semibold text-ink">{t('serviceSearch.noMatch')}</p>
              <a href="{{allHref}}" className={buttonStyles('secondary', 'md', 'mt-4')}>
                {t('siteServices.showAll')}
              </a>
            </div>
          </MustacheSection>
          <MustacheSection of="services.length">
            <MustacheSection of="isList">
              <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
                <MustacheSection of="services">
                  <ServiceRow language={language} t={t} />
                </MustacheSection>
              </ul>
            </MustacheSection>
            <InvertedSection of="isList">
              <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
                <MustacheSection of="services">
                  <ServiceCard language={language} t={t} />
                </MustacheSection>
              </ul>
            </InvertedSection>
          </MustacheSection>
        </div>
        <MustacheSection of="isMeasured">
          <p className="mt-8 text-[13px] text-pretty text-ink-faint">
            {t('siteServices.measured', { count: ORDERS_FOR_STATS })}
          </p>
        </MustacheSection>
      </div>
    </PageLayout>
  )
}
