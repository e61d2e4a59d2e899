import type { Service } from './catalog.ts'
import { holdsWords } from './fold-text.ts'

/** `recommended` is the order of the shop. */
export const serviceSorts = ['recommended', 'popular', 'price', 'new', 'start'] as const
export type ServiceSort = (typeof serviceSorts)[number]
export const serviceMakers = ['people', 'bots'] as const

/** The search in a catalogue address. */
export type ServiceSearch = {
  q?: string
  category?: Service['category']
  maker?: (typeof serviceMakers)[number]
  available?: 'yes'
  sort?: ServiceSort
}

/** Reads an address; ignores invalid values. */
export function readServiceSearch(get: (name: keyof ServiceSearch) => unknown): ServiceSearch {
  const one = <Name extends keyof ServiceSearch>(name: Name, values: readonly ServiceSearch[Name][]) => {
    const value = values.find((it) => it === get(name))
    return value ? { [name]: value } : {}
  }
  const text = (name: 'q' | 'category') => {
    const typed = get(name)
    return typeof typed === 'string' ? typed.trim() : ''
  }
  const q = text('q')
  const category = text('category')
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...one('maker', serviceMakers),
    ...one('available', ['yes']),
    ...one('sort', serviceSorts),
  }
}

/** The matching services: available ones first, then as sorted; ties keep the catalogue's order. */
export function searchCatalogue(services: readonly Service[], search: ServiceSearch): Service[] {
  const { maker, available, sort = 'recommended' } = search
  // A category without services does not filter.
  const category = services.some((it) => it.category === search.category) ? search.category : undefined
  const found = services.filter(
    (it) =>
      (!category || it.category === category) &&
      (!maker || (it.serviceType === 'AUTO_BOT') === (maker === 'bots')) &&
      (!available || it.status === 'active') &&
      holdsWords(`${it.name} ${it.description} ${it.category} ${it.categoryName}`, search.q ?? ''),
  )
  const rank = ranks[sort]
  const isClosed = ({ status }: Service) => Number(status !== 'active')
  return found.toSorted((a, b) => isClosed(a) - isClosed(b) || compare(rank(a), rank(b)))
}

const ranks: Record<ServiceSort, (service: Service) => number> = {
  recommended: () => 0,
  popular: ({ stats }) => -(stats?.orders ?? 0),
  price: ({ price }) => price,
  new: ({ createdAt }) => -Date.parse(createdAt),
  start: ({ stats }) => stats?.medianStartSeconds ?? Number.POSITIVE_INFINITY,
}

/** Two unmeasured services are equal: the difference of their infinities would be NaN. */
function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
