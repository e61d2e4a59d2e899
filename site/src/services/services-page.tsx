import { categories, ORDERS_FOR_STATS, type Service } from '@runmart/contract/catalog'
import type { TranslateSite } from '@runmart/i18n/site'
import { PageLayout } from '#site/frame/page-layout.tsx'
import { MustacheSection } from '#site/mustache.tsx'
import { usePage } from '#site/page-context.ts'
import { NoServices } from './no-services.tsx'
import { ServiceRow } from './service-row.tsx'

/** The whole catalogue with its prices, for anyone. What is offered is filled in by the server, each time it is asked. */
export function ServicesPage() {
  const { t } = usePage()
  return (
    <PageLayout about={{ title: t('siteServices.title'), description: t('siteServices.description') }}>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-24 sm:px-6 lg:pt-20">
        <h1 className="text-[34px]/10 font-extrabold tracking-[-0.035em] text-ink sm:text-[44px]/12">
          {t('siteServices.headline')}
        </h1>
        <p className="mt-4 max-w-2xl text-[17px]/7 text-pretty text-ink-soft">{t('siteServices.lead')}</p>
        <CategoryLinks t={t} />
        <div className="mt-10 flex flex-col gap-14">
          <NoServices of="isOpen" t={t} />
          {categories.map((category) => (
            <CategoryList key={category} category={category} t={t} />
          ))}
        </div>
        <MustacheSection of="isMeasured">
          <p className="mt-10 text-[13px] text-pretty text-ink-faint">
            {t('siteServices.measured', { count: ORDERS_FOR_STATS })}
          </p>
        </MustacheSection>
      </div>
    </PageLayout>
  )
}

/** The way to a part of the catalogue; parts without a service have none. */
function CategoryLinks({ t }: { t: TranslateSite }) {
  return (
    <MustacheSection of="isOpen">
      <nav aria-label={t('siteServices.categories')} className="mt-8 flex flex-wrap gap-2">
        {categories.map((category) => (
          <MustacheSection key={category} of={`services.${category}.length`}>
            <a
              href={`#${category}`}
              className="inline-flex h-9 items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 font-semibold text-ink transition-colors hover:border-brand hover:text-brand pointer-coarse:h-11"
            >
              {t(`serviceCategories.${category}`)}
              <span className="text-[13px] text-ink-faint tabular-nums">{`{{services.${category}.length}}`}</span>
            </a>
          </MustacheSection>
        ))}
      </nav>
    </MustacheSection>
  )
}

/** One part of the catalogue; without a service it is not there. */
function CategoryList({ category, t }: { category: Service['category']; t: TranslateSite }) {
  return (
    <MustacheSection of={`services.${category}.length`}>
      <section aria-labelledby={category}>
        <h2 id={category} className="scroll-mt-24 text-2xl font-extrabold tracking-[-0.02em] text-ink">
          {t(`serviceCategories.${category}`)}
        </h2>
        <p className="mt-1 text-[15px] text-ink-soft">{t(`siteServices.${category}Text`)}</p>
        <ul className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface">
          <MustacheSection of={`services.${category}`}>
            <ServiceRow t={t} />
          </MustacheSection>
        </ul>
      </section>
    </MustacheSection>
  )
}
