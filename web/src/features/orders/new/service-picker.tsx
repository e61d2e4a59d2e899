import type { Service } from '@runmart/contract/catalog'
import { readServiceSearch, searchCatalogue } from '@runmart/contract/catalog-search'
import { PackageSearch, Search } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useFavourites } from '#features/catalog/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Empty } from '#ui/empty.tsx'
import { inputStyles } from '#ui/input-styles.ts'
import { canOrder } from './limits.ts'
import { ServiceLine } from './service-line.tsx'
import { useServices } from './services-query.ts'

type Props = {
  services: readonly Service[]
  onPick: (service: Service) => void
  problem: string | undefined
  input: Ref<HTMLInputElement>
  /** Further filters of the list. */
  filter?: ReactNode
  /** Stands above the list while the search is empty. */
  suggested?: ReactNode
  /** Among equally available and favoured services, matching ones come first. */
  isFirst?: (service: Service) => boolean
}

/**
 * All services of an order type, to search and choose from. Available ones come first, and favourites before others.
 */
export function ServicePicker({ services, onPick, problem, input, filter, suggested, isFirst = () => true }: Props) {
  const t = useTranslations()
  const { favouriteIds } = useFavourites()
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState('')
  if (!services.length)
    return (
      <>
        {filter && <div className="border-b border-line px-5 py-4">{filter}</div>}
        <Empty icon={PackageSearch} title={t('orderForm.noServices')}>
          {t('orderForm.noServicesText')}
        </Empty>
      </>
    )
  const search: Record<string, string> = { q: typed, category }
  const isFavourite = ({ id }: Service) => favouriteIds.includes(id)
  const rank = (it: Service) => Number(!canOrder(it)) * 4 + Number(!isFavourite(it)) * 2 + Number(!isFirst(it))
  const found = searchCatalogue(
    services,
    readServiceSearch((name) => search[name]),
  ).toSorted((a, b) => rank(a) - rank(b))
  const clear = () => {
    setTyped('')
    setCategory('')
  }
  return (
    <>
      <ServiceFilter {...{ services, typed, category, problem, input }} onType={setTyped} onCategory={setCategory}>
        {filter}
      </ServiceFilter>
      {!typed && !category && suggested}
      <ul
        aria-label={t('orderForm.service')}
        className="max-h-[30rem] divide-y divide-line overflow-y-auto rounded-b-lg"
      >
        {found.map((service) => (
          <ServiceOption
            key={service.id}
            service={service}
            isFavourite={isFavourite(service)}
            onPick={() => onPick(service)}
          />
        ))}
      </ul>
      {!found.length && (
        <Empty
          icon={PackageSearch}
          title={t('orderForm.noMatch')}
          action={
            <Button size="sm" onClick={clear}>
              {t('orderForm.clearSearch')}
            </Button>
          }
        >
          {t('orderForm.noMatchText')}
        </Empty>
      )}
    </>
  )
}

type OptionProps = { service: Service; isFavourite: boolean; onPick: () => void }

/** One service to choose. An unavailable service is visible, but cannot be chosen. */
function ServiceOption({ service, isFavourite, onPick }: OptionProps) {
  const open = canOrder(service)
  return (
    <li>
      <button
        type="button"
        aria-disabled={!open}
        onClick={open ? onPick : undefined}
        className={classes(
          'block w-full px-5 py-3.5 transition-colors outline-offset-[-2px]',
          open ? 'hover:bg-sunken dark:hover:bg-raised' : 'cursor-not-allowed bg-canvas dark:bg-sunken',
        )}
      >
        <ServiceLine service={service} isFavourite={isFavourite} />
      </button>
    </li>
  )
}

type ServiceFilterProps = {
  services: readonly Service[]
  typed: string
  category: string
  onType: (typed: string) => void
  onCategory: (category: string) => void
  /** The id of the error message. */
  problem: string | undefined
  input: Ref<HTMLInputElement>
  /** Further filters. */
  children: ReactNode
}

/** Filters the services by words and category; it offers only categories with services. */
function ServiceFilter({
  services,
  typed,
  category,
  onType,
  onCategory,
  problem,
  input,
  children,
}: ServiceFilterProps) {
  const t = useTranslations()
  // The page has already loaded the catalogue, so this sends no request.
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
