import type { Service } from '@runmart/contract/catalog'
import type { TranslateSite } from '@runmart/i18n/site'
import { Each } from '../each.tsx'
import { ServiceRow } from './service-row.tsx'

/** One part of the catalogue; without a service it is not there. */
export function CategoryList({ category, t }: { category: Service['category']; t: TranslateSite }) {
  return (
    <Each of={`services.${category}.length`}>
      <section aria-labelledby={category}>
        <h2 id={category} className="scroll-mt-24 text-2xl font-extrabold tracking-[-0.02em] text-ink">
          {t(`serviceCategories.${category}`)}
        </h2>
        <p className="mt-1 text-[15px] text-ink-soft">{t(`siteServices.${category}Text`)}</p>
        <ul className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface">
          <Each of={`services.${category}`}>
            <ServiceRow t={t} />
          </Each>
        </ul>
      </section>
    </Each>
  )
}
