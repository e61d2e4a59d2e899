import { categories, type Service } from '@runmart/contract/catalog'
import { type Language, languages } from '@runmart/contract/languages'
import type { Catalogue } from '#features/catalog/index.ts'
import type { Log } from '#platform/log.ts'

/** How many services the landing page shows. */
const EXCERPT = 6

/**
 * What public pages show of the running shop: the catalogue as it is now, in the language of the address. A database
 * that does not answer takes no page away: the page then says that prices cannot be shown, and shows no old ones.
 */
export async function getPublicPageData(catalogue: Catalogue, address: string, log: Log): Promise<object> {
  const language = languages.find((it) => address.split('/')[1] === it) ?? 'en'
  try {
    const services = (await catalogue.get(language)).services.map((it) => toView(it, language))
    return {
      isAway: false,
      isOpen: services.length > 0,
      isMeasured: services.some((it) => it.completed !== null),
      excerpt: services.filter((it) => it.isActive).slice(0, EXCERPT),
      services: Object.fromEntries(categories.map((kind) => [kind, services.filter((it) => it.kind[kind])])),
    }
  } catch (problem) {
    log.error({ problem: (problem as Error).message }, 'a public page is shown without the catalogue')
    return { isAway: true, isOpen: false, isMeasured: false, excerpt: [], services: {} }
  }
}

/** A service in the words of a page: amounts are texts, states and kinds are yes or no. */
function toView(service: Service, language: Language) {
  const number = new Intl.NumberFormat(language)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const { category, status, billing, availability, stats } = service
  const isActive = status === 'active'
  return {
    id: service.id,
    name: service.name,
    description: service.description,
    /** Pages have a word for each kind and leave the one that is true. */
    kind: { [category]: true } as Partial<Record<Service['category'], true>>,
    price: `${number.format(service.price)}\u00a0₫`,
    isByDay: billing === 'day',
    isActive,
    isSoldOut: status === 'sold_out',
    isInMaintenance: status === 'maintenance',
    left: isActive && availability !== null ? number.format(availability) : null,
    completed: stats && percent.format(stats.completionRate),
  }
}
