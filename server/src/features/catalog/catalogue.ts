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

/** For so long a copy is good enough for what lists say about services. */
const FRESH_MS = 1_000

/** The whole catalogue in a language: as the database has it, and as it is sent. */
export type Copy = {
  /** What customers see of it. */
  services: readonly Service[]
  categories: readonly Category[]
  /** All services, also those that are no longer offered: old orders name them. */
  byId: ReadonlyMap<string, Service>
  page: Page
  /** What operators wrote about a service, as HTML; read when it is first asked for. */
  getPageHtml(serviceId: string): Promise<ServicePageText>
}

declare module '#platform/shop.ts' {
  interface Shop {
    catalogue: Catalogue
  }
}

/**
 * The catalogue as it is now, built anew only when it has changed. Whoever asks waits for the version that the database
 * answers after that; all who ask meanwhile share the next answer. So a copy needs no news of changes to be true.
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
    // Read after the version, so that it is never older than what its version says.
    const copy = this.#build(language)
    this.#copies.set(language, { version, seenAt, copy })
    copy.catch(() => this.#copies.delete(language))
    return copy
  }

  /** These services, by id. A new service is known at once; what changed of an old one may show a second later. */
  async getServices(language: Language, ids: readonly string[]): Promise<ReadonlyMap<string, Service>> {
    return (await this.#getRecent(language, ids)).byId
  }

  /** The same, of those that customers see. */
  async getOffered(language: Language, ids: readonly string[]): Promise<ReadonlyMap<string, Service>> {
    const { services } = await this.#getRecent(language, ids)
    return new Map(services.filter((it) => ids.includes(it.id)).map((it) => [it.id, it]))
  }

  async #getRecent(language: Language, ids: readonly string[]): Promise<Copy> {
    const known = this.#copies.get(language)
    const copy = known && performance.now() - known.seenAt < FRESH_MS ? await known.copy : null
    return copy && ids.every((id) => copy.byId.has(id)) ? copy : this.get(language)
  }

  /** What all categories are called. A new one is known at once; another name may show a second later. */
  async getCategoryNames(slugs: readonly string[]): Promise<CategoryNames> {
    const known = this.#categoryNames
    const names = known && performance.now() - known.seenAt < FRESH_MS ? await known.names.catch(() => null) : null
    if (names && slugs.every((slug) => names.has(slug))) return names
    const read = { seenAt: performance.now(), names: this.#db.read(getCategoryNames) }
    this.#categoryNames = read
    return read.names
  }

  /** The address that a service has now which had this one before. */
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
