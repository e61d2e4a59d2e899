import { api } from '@runmart/contract'
import type { Service } from '@runmart/contract/catalog'
import type { Category } from '@runmart/contract/catalog-categories'
import type { ServicePageText } from '@runmart/contract/catalog-pages'
import type { Language } from '@runmart/contract/languages'
import { Batcher } from '#platform/batcher.ts'
import type { Database } from '#platform/db/database.ts'
import { success } from '#platform/http/envelope.ts'
import { BROTLI_QUICK, makePage, type Page } from '#platform/http/page.ts'
import { type CategoryNames, getCategoryNames } from './category-queries.ts'
import { findServices, offer } from './list-services.ts'
import { getServicePage, listPictureSizes } from './page-queries.ts'
import { renderPageText } from './render-page-text.ts'
import { findSlugOwner } from './slug-queries.ts'
import { getVersion } from './version-queries.ts'

/** Lists may use a copy of this age. */
const FRESH_MS = 1_000

/** The whole catalogue in one language, as data and as a response. */
export type Copy = {
  /** The visible services. */
  services: readonly Service[]
  categories: readonly Category[]
  /** All services, including archived ones: old orders name them. */
  byId: ReadonlyMap<string, Service>
  page: Page
  /** The operators' text about a service, as HTML; loads it on first use. */
  getPageHtml(serviceId: string): Promise<ServicePageText>
}

declare module '#platform/shop.ts' {
  interface Shop {
    catalogue: Catalogue
  }
}

/**
 * The current catalogue; rebuilds a copy only after a change. Each caller waits for a version that the database reads
 * after the call; simultaneous callers share one query. So copies stay correct without change events.
 */
export class Catalogue {
  readonly #db: Pick<Database, 'read'>
  readonly #versions: Batcher<null, string>
  readonly #copies = new Map<Language, { version: string; seenAt: number; copy: Promise<Copy> }>()

  #categoryNames: { seenAt: number; names: Promise<CategoryNames> } | null = null

  constructor(db: Pick<Database, 'read'>) {
    this.#db = db
    this.#versions = new Batcher(
      async (asked) => {
        const version = await db.read(getVersion)
        return asked.map(() => version)
      },
      { size: Number.MAX_SAFE_INTEGER },
    )
  }

  async get(language: Language): Promise<Copy> {
    const seenAt = performance.now()
    const version = await this.#versions.add(null)
    const known = this.#copies.get(language)
    if (known?.version === version) {
      known.seenAt = seenAt
      return known.copy
    }
    // Reads after the version, so that the copy is never older than its version says.
    const copy = this.#build(language)
    this.#copies.set(language, { version, seenAt, copy })
    copy.catch(() => this.#copies.delete(language))
    return copy
  }

  /** These services, by id. A new service appears at once; a change of an old one may appear a second later. */
  async getServices(language: Language, ids: readonly string[]): Promise<ReadonlyMap<string, Service>> {
    return (await this.#getRecent(language, ids)).byId
  }

  /** The visible ones of these services, by id. */
  async getOffered(language: Language, ids: readonly string[]): Promise<ReadonlyMap<string, Service>> {
    const { services } = await this.#getRecent(language, ids)
    return new Map(services.filter((it) => ids.includes(it.id)).map((it) => [it.id, it]))
  }

  async #getRecent(language: Language, ids: readonly string[]): Promise<Copy> {
    const known = this.#copies.get(language)
    const copy = known && performance.now() - known.seenAt < FRESH_MS ? await known.copy : null
    return copy && ids.every((id) => copy.byId.has(id)) ? copy : this.get(language)
  }

  /** The names of all categories. A new one appears at once; a changed name may appear a second later. */
  async getCategoryNames(slugs: readonly string[]): Promise<CategoryNames> {
    const known = this.#categoryNames
    const names = known && performance.now() - known.seenAt < FRESH_MS ? await known.names.catch(() => null) : null
    if (names && slugs.every((slug) => names.has(slug))) return names
    const read = { seenAt: performance.now(), names: this.#db.read(getCategoryNames) }
    this.#categoryNames = read
    return read.names
  }

  /** The current slug of the service with this former slug. */
  async findMovedSlug(slug: string): Promise<string | null> {
    const id = await this.#db.read((reader) => findSlugOwner(reader, slug))
    return (await this.get('en')).services.find((it) => it.id === id)?.slug ?? null
  }

  async #build(language: Language): Promise<Copy> {
    const all = await this.#db.read((reader) => findServices(reader, language, {}))
    const { items: services, categories } = await this.#db.read((reader) => offer(reader, language, all))
    const data = api.catalog.services.data.parse({ items: services, categories })
    const pages = new Map<string, Promise<ServicePageText>>()
    const text = JSON.stringify(success({ data }, language))
    return {
      services,
      categories,
      byId: new Map(all.map(({ service }) => [service.id, service])),
      page: makePage(text, 'application/json; charset=utf-8', BROTLI_QUICK),
      getPageHtml: (serviceId) => {
        const html = pages.get(serviceId) ?? this.#readPage(serviceId, language)
        pages.set(serviceId, html)
        html.catch(() => pages.delete(serviceId))
        return html
      },
    }
  }

  async #readPage(serviceId: string, language: Language): Promise<ServicePageText> {
    return this.#db.read(async (reader) => {
      const { texts } = await getServicePage(reader, serviceId)
      const pictures = await listPictureSizes(reader, serviceId)
      const { get, need, questions } = texts[language]
      const html = (text: string) => renderPageText(text, pictures)
      return { get: html(get), need: html(need), questions: html(questions) }
    })
  }
}
