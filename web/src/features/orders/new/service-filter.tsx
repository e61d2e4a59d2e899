import { categories, type Service } from '@runmart/contract/catalog'
import { Search } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { inputStyles } from '#ui/input-styles.ts'

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
  const offered = categories.filter((it) => services.some((service) => service.category === it))
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
          {['' as const, ...offered].map((it) => (
            <button
              key={it}
              type="button"
              aria-pressed={it === category}
              onClick={() => onCategory(it)}
              className={classes(
                'h-8 rounded-full border px-3 text-[13px] font-semibold transition-colors pointer-coarse:h-11 pointer-coarse:px-4',
                it === category
                  ? 'border-brand bg-brand-soft text-brand'
                  : 'border-line-strong text-ink-soft hover:bg-sunken hover:text-ink dark:hover:bg-raised',
              )}
            >
              {it ? t(`serviceCategories.${it}`) : t('orderForm.allCategories')}
            </button>
          ))}
        </fieldset>
      )}
      {children}
    </div>
  )
}
