import { catalog } from '@runmart/contract/catalog'
import type { Category } from '@runmart/contract/catalog-categories'
import { readServiceSearch, type ServiceSearch, searchCatalogue, serviceMakers } from '@runmart/contract/catalog-search'
import { CircleCheck, PackageOpen, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useLayoutPreference } from '#platform/layout-preference.ts'
import { useApi } from '#platform/use-api.ts'
import { type Filters, useFilters } from '#platform/use-filters.ts'
import { Button } from '#ui/button.tsx'
import { FilterBar } from '#ui/filter-bar.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { CardsSkeleton, RowsSkeleton } from '#ui/list-skeleton.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ViewSwitch } from '#ui/view-switch.tsx'
import { ServiceCard, ServiceRow } from './service-card.tsx'
import { useFavourites } from './use-favourites.ts'

/** All services that can be ordered, with search, filters and sorting; favourites come first. */
export default function CatalogPage() {
  const t = useTranslations()
  const { view } = useLayoutPreference()
  const filters = useFilters(readFilters)
  const { favouriteIds, waitingIds, keep, wait } = useFavourites()
  const list = useApi(catalog.services, {}, { localized: true })
  const { favourites, ...search } = filters.values
  const isFavourite = (id: string) => favouriteIds.includes(id)
  const found = list.data && searchCatalogue(list.data.items, search)
  const items = found && [
    ...found.filter((it) => isFavourite(it.id)),
    ...(favourites ? [] : found.filter((it) => !isFavourite(it.id))),
  ]
  const marksOf = (id: string) => ({
    isFavourite: isFavourite(id),
    isWaiting: waitingIds.includes(id),
    onKeep: (isKept: boolean) => void keep(id, isKept),
    onWait: (isWaiting: boolean) => void wait(id, isWaiting),
  })
  return (
    <>
      <title>{`${t('catalog.title')} · Runmart`}</title>
      <PageHeader title={t('catalog.title')} description={t('catalog.intro')} actions={<ViewSwitch />} />
      <ListScreen
        frame="open"
        list={{ ...list, data: items && { items } }}
        filters={filters}
        filterBar={
          <>
            <CatalogFilterBar filters={filters} categories={list.data?.categories ?? []} />
            <div className="mb-4 flex flex-wrap gap-2">
              <Toggle filters={filters} name="favourites" icon={<Star aria-hidden />}>
                {t('catalog.favourites')}
              </Toggle>
              <Toggle filters={filters} name="available" icon={<CircleCheck aria-hidden />}>
                {t('serviceSearch.available')}
              </Toggle>
            </div>
          </>
        }
        skeleton={view === 'GRID' ? <CardsSkeleton cards={6} className="h-52" /> : <RowsSkeleton rows={8} dense icon />}
        empty={{ icon: PackageOpen, title: t('catalog.empty'), text: t('catalog.emptyText') }}
        noMatch={
          favourites && favouriteIds.length === 0
            ? { title: t('catalog.noFavourites'), text: t('catalog.noFavouritesText') }
            : { title: t('serviceSearch.noMatch'), text: t('catalog.noMatchText') }
        }
        grid={(services) => (
          <ul
            aria-label={t('catalog.title')}
            className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3 min-[100rem]:grid-cols-4"
          >
            {services.map((service) => (
              <ServiceCard key={service.id} service={service} {...marksOf(service.id)} />
            ))}
          </ul>
        )}
      >
        {(services) => (
          <ul aria-label={t('catalog.title')} className="divide-y divide-line">
            {services.map((service) => (
              <ServiceRow key={service.id} service={service} {...marksOf(service.id)} />
            ))}
          </ul>
        )}
      </ListScreen>
    </>
  )
}

type Wanted = ServiceSearch & { favourites?: 'yes' }

function readFilters(get: (name: keyof Wanted) => string): Wanted {
  return { ...readServiceSearch(get), ...(get('favourites') === 'yes' && { favourites: 'yes' }) }
}

type CatalogFilters = Filters<keyof Wanted, Wanted>
type ToggleProps = { filters: CatalogFilters; name: 'favourites' | 'available'; icon: ReactNode; children: string }

function Toggle({ filters, name, icon, children }: ToggleProps) {
  const isOn = filters.values[name] === 'yes'
  return (
    <Button
      size="sm"
      aria-pressed={isOn}
      icon={icon}
      onClick={() => filters.set({ [name]: isOn ? null : 'yes' })}
      className={isOn ? 'border-brand! bg-brand-soft!' : ''}
    >
      {children}
    </Button>
  )
}

function CatalogFilterBar({ filters, categories }: { filters: CatalogFilters; categories: readonly Category[] }) {
  const t = useTranslations()
  return (
    <FilterBar
      filters={filters}
      label={t('lists.filters')}
      search={t('serviceSearch.search')}
      selects={[
        {
          name: 'category',
          label: t('catalog.category'),
          any: t('catalog.anyCategory'),
          options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
        },
        {
          name: 'maker',
          label: t('serviceSearch.maker'),
          any: t('catalog.anyMaker'),
          options: serviceMakers.map((value) => ({ value, label: t(`serviceSearch.${value}`) })),
        },
        {
          name: 'sort',
          label: t('serviceSearch.sort'),
          fallback: 'recommended',
          options: [
            { value: 'recommended', label: t('serviceSearch.recommended') },
            { value: 'popular', label: t('serviceSearch.popular') },
            { value: 'price', label: t('serviceSearch.cheapest') },
            { value: 'new', label: t('serviceSearch.newest') },
            { value: 'start', label: t('serviceSearch.quickest') },
          ],
        },
      ]}
    />
  )
}
