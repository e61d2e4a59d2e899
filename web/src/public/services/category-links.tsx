import { categories } from '@runmart/contract/catalog'
import type { TranslateSite } from '@runmart/i18n/site'
import { Each } from '../each.tsx'

/** The way to a part of the catalogue; parts without a service have none. */
export function CategoryLinks({ t }: { t: TranslateSite }) {
  return (
    <Each of="isOpen">
      <nav aria-label={t('siteServices.categories')} className="mt-8 flex flex-wrap gap-2">
        {categories.map((category) => (
          <Each key={category} of={`services.${category}.length`}>
            <a
              href={`#${category}`}
              className="inline-flex h-9 items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 font-semibold text-ink transition-colors hover:border-brand hover:text-brand pointer-coarse:h-11"
            >
              {t(`serviceCategories.${category}`)}
              <span className="text-[13px] text-ink-faint tabular-nums">{`{{services.${category}.length}}`}</span>
            </a>
          </Each>
        ))}
      </nav>
    </Each>
  )
}
