import { categories, ORDERS_FOR_STATS } from '@runmart/contract/catalog'
import { Each } from '../each.tsx'
import { PublicPage } from '../frame/public-page.tsx'
import { usePlace } from '../use-place.ts'
import { CategoryLinks } from './category-links.tsx'
import { CategoryList } from './category-list.tsx'
import { NoServices } from './no-services.tsx'

/** The whole catalogue with its prices, for anyone. What is offered is filled in by the server, each time it is asked. */
export default function Services() {
  const { t } = usePlace()
  return (
    <PublicPage about={{ title: t('siteServices.title'), description: t('siteServices.description') }}>
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
        <Each of="isMeasured">
          <p className="mt-10 text-[13px] text-pretty text-ink-faint">
            {t('siteServices.measured', { count: ORDERS_FOR_STATS })}
          </p>
        </Each>
      </div>
    </PublicPage>
  )
}
