import { type Language, languages } from '@runmart/contract/languages'
import type { Catalogue } from '#features/catalog/index.ts'
import { type Asked, Moved } from '#platform/http/site/page-template.ts'
import type { Log } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { servicePageData } from './service-page-data.ts'
import { toServiceView } from './service-view.ts'
import { servicesPageData } from './services-page-data.ts'

/** How many services the landing page shows. */
const EXCERPT = 6

export type PublicPageDependencies = { catalogue: Catalogue /** The shop's address. */; origin: string; log: Log }

const away = { isAway: true, isOpen: false, isMeasured: false, excerpt: [], services: [], listed: [] }

/**
 * What public pages show of the running shop: the catalogue as it is now, in the language of the address. A database
 * that does not answer takes no page away: the page then says that prices cannot be shown, and shows no old ones.
 */
export async function getPublicPageData(
  { catalogue, origin, log }: PublicPageDependencies,
  { path, query }: Asked,
): Promise<object> {
  const language = languages.find((it) => path.split('/')[1] === it) ?? 'en'
  const slug = /\/services\/([^/]+)$/.exec(path)?.[1]
  try {
    const copy = await catalogue.get(language)
    const { services } = copy
    const isMeasured = services.some((it) => it.stats !== null)
    const open = { isAway: false, isOpen: services.length > 0, isMeasured }
    if (slug !== undefined) {
      const page = await servicePageData(copy, { language, slug, origin })
      return page ? { ...open, ...page } : leaveFor(catalogue, language, slug)
    }
    if (path.endsWith('/services')) return { ...open, ...servicesPageData(copy, language, path, query) }
    const excerpt = services.filter((it) => it.status === 'active').slice(0, EXCERPT)
    return {
      ...open,
      excerpt: excerpt.map((it) => toServiceView(it, language)),
      /** Addresses for the map of the site. */
      listed: services.map((it) => ({ slug: it.slug })),
    }
  } catch (problem) {
    if (problem instanceof Moved || (problem instanceof Refusal && problem.code === 'NOT_FOUND')) throw problem
    log.error({ problem: (problem as Error).message }, 'a public page is shown without the catalogue')
    return slug === undefined ? away : { ...away, slug, name: 'Runmart' }
  }
}

/** A service that has another address now is there; any other name means nothing. */
async function leaveFor(catalogue: Catalogue, language: Language, slug: string): Promise<never> {
  const moved = await catalogue.findMovedSlug(slug)
  if (moved === null) throw new Refusal('NOT_FOUND')
  throw new Moved(`${language === 'en' ? '' : `/${language}`}/services/${moved}`)
}
