import type { Service } from '@runmart/contract/catalog'
import { Search } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { inputStyles } from '#ui/input-styles.ts'
import { useServices } from './services-query.ts'

type Props = {
  services: readonly Service[]
  typed: string
  category: string
  onType: (typed: string) => void
  onCategory: (category: string) => void
  /** The id of the error message. */
  problem: string | undefined
  input: Ref<HTMLInputElement>
  /** What else narrows them. */
  children: ReactNode
}

/** Narrows the services by words and by category; only categories that are there are offered. */
export function ServiceFilter({ services, typed, category, onType, onCategory, problem, input, children }: Props) {
  const t = useTranslations()
  // The page has loaded it: this asks nothing.
  const { data } = useServices()
  const offered = (data?.categories ?? []).filter(({ slug }) => services.some((service) => service.category === slug))
  return (
    <div className="flex flex-col gap-3 border-b border-line px-5 py-4">
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-faint" />
        <input
          ref={input}
          type="search"
          aria-label={t('orderForm.searchServices')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem}
          placeholder={t('orderForm.searchServices')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          // Enter searches; it does not send the order.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
          className={classes(inputStyles, 'pl-9.5 [&::-webkit-search-cancel-button]:hidden')}
        />
      </div>
      {offered.length > 1 && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{t('orderForm.category')}</legend>
          {[{ slug: '', name: t('orderForm.allCategories') }, ...offered].map(({ slug, name }) => (
            <button
              key={slug}
              type="button"
              aria-pressed={slug === category}
              onClick={() => onCategory(slug)}
              className={classes(
                'h-8 rounded-full border px-3 text-[13px] font-semibold transition-colors pointer-coarse:h-11 pointer-coarse:px-4',
                slug === category
                  ? 'border-brand bg-brand-soft text-brand'
                  : 'border-line-strong text-ink-soft hover:bg-sunken hover:text-ink dark:hover:bg-raised',
              )}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {children}
    </div>
  )
}
