import Mustache from 'mustache'
import { escapeHtml } from '#platform/escape-html.ts'
import { BROTLI_BEST, BROTLI_QUICK, makePage, type Page } from '../page.ts'

/** Facts about the shop that it knows at the start, such as its address and contacts. */
export type Facts = Record<string, string>
/** The path and query of a request. */
export type Asked = {
  path: string
  query: Readonly<Record<string, unknown>>
  /** A draft to show instead of the published text. The cache does not keep such a page. */
  draft?: object
}
export type PageData = {
  /**
   * Loads the changing data of a page: `{ services: […] }`. Throws `Moved`, or `NOT_FOUND` if the page does not exist.
   */
  load(asked: Asked & { holes: readonly string[] }): Promise<object>
  /** Holes whose content seldom changes. A page with only such holes gets the best compression. */
  seldom: readonly string[]
}
export type LoadPage = (asked?: Asked) => Promise<Page>
type Source = { address: string; template: string; type: string }

/** The page has moved to another address permanently. */
export class Moved extends Error {
  readonly to: string

  constructor(to: string) {
    super(`moved to ${to}`)
    this.to = to
  }
}

/** Cached pages of one template, one for each address. */
const MOST_KEPT = 1_000

/**
 * A page rendered at build time. Each request fills its holes (`{{origin}}`, `{{#services}}…{{/services}}`). The cache
 * keeps the compressed page until the content of the holes changes; a changing page with a query is not kept.
 */
export function pageTemplate({ address, template, type }: Source, facts: Facts, data: PageData): LoadPage {
  let holes: string[] | null = null
  const kept = new Map<string, { view: string; page: Page }>()
  return async (asked = { path: address, query: {} }) => {
    // Parses at the first request: parsing all pages at once would take seconds and 200 MB.
    holes ??= holesOf(template).filter((hole) => !(hole in facts))
    const changes = holes.length > 0
    const isLively = holes.some((hole) => !data.seldom.includes(hole))
    const view = changes ? await data.load({ ...asked, holes }) : {}
    const text = JSON.stringify(view)
    const path = changes ? asked.path : address
    const last = kept.get(path)
    if (last?.view === text && !asked.draft) return last.page
    // The library's own escaping would also spoil addresses inside JSON.
    const escapeValue = (value: unknown) => (type.startsWith('text/plain') ? String(value) : escapeHtml(String(value)))
    const rendered = Mustache.render(template, { ...facts, ...view }, undefined, { escape: escapeValue })
    // Frees the parsed template, which only a page that changes often needs again.
    if (!isLively) Mustache.clearCache()
    const page = makePage(rendered, type, isLively ? BROTLI_QUICK : BROTLI_BEST)
    if (!asked.draft && (!isLively || Object.keys(asked.query).length === 0)) {
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(path, { view: text, page })
    }
    return page
  }
}

/** The distinct names at the top level of a template; `text` for `text.title`. */
function holesOf(template: string): string[] {
  return [
    ...new Set(
      Mustache.parse(template).flatMap(([kind, name]) => (kind === 'text' ? [] : [name.split('.')[0] || name])),
    ),
  ]
}
