import type { Service } from '@runmart/contract/catalog'
import { type Category, glyphs } from '@runmart/contract/catalog-categories'
import {
  readServiceSearch,
  type ServiceSearch,
  searchCatalogue,
  serviceMakers,
  serviceSorts,
} from '@runmart/contract/catalog-search'
import type { Language } from '@runmart/contract/languages'
import { toServiceView } from './service-view.ts'

type Chosen = ServiceSearch & { view?: 'list' }

/** The catalogue, filtered and sorted by its address, with the addresses of all other choices. */
export function servicesPageData(
  { services, categories }: { services: readonly Service[]; categories: readonly Category[] },
  language: Language,
  path: string,
  query: Readonly<Record<string, unknown>>,
) {
  const search = readServiceSearch((name) => query[name])
  const chosen: Chosen = { ...search, ...(query.view === 'list' && { view: 'list' }) }
  const choice = (name: keyof Chosen, value: string | undefined) => ({
    href: linkTo(path, { ...chosen, [name]: value }),
    current: String(chosen[name] === value),
  })
  const choices = (name: keyof Chosen, values: readonly string[]) =>
    Object.fromEntries(values.map((value) => [value, choice(name, value)]))
  const found = searchCatalogue(services, search)
  return {
    services: found.map((it) => toServiceView(it, language)),
    noMatch: found.length === 0 && services.length > 0,
    allHref: path,
    isList: chosen.view === 'list',
    asked: chosen,
    categories: categories.map(({ slug, name, picture, glyph }) => ({
      ...choice('category', slug),
      name,
      picture,
      glyph: Object.fromEntries(glyphs.map((it) => [it, it === glyph])),
    })),
    category: { all: choice('category', undefined) },
    maker: { ...choices('maker', serviceMakers), all: choice('maker', undefined) },
    sort: { ...choices('sort', serviceSorts), recommended: choice('sort', undefined) },
    view: { list: choice('view', 'list'), grid: choice('view', undefined) },
    available: {
      ...choice('available', chosen.available ? undefined : 'yes'),
      current: String(chosen.available === 'yes'),
    },
  }
}

/** The address of a choice. */
function linkTo(path: string, chosen: Chosen): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, value)
  return query.size ? `${path}?${query}` : path
}
