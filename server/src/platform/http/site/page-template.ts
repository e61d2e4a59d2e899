import Mustache from 'mustache'
import { escapeHtml } from '#platform/escape-html.ts'
import { BROTLI_BEST, BROTLI_QUICK, makePage, type Page } from '../page.ts'

/** What is known of the shop when it starts: its address, how to reach it. */
export type Facts = Record<string, string>
/** What a visitor asked for: the path, and what follows it. */
export type Asked = {
  path: string
  query: Readonly<Record<string, unknown>>
  /** What is shown instead of what is published: a draft. Such a page is made for who asks, and not kept. */
  draft?: object
}
export type PageData = {
  /** Loads what a page shows that changes while the shop runs: `{ services: […] }`. Throws `Moved`, or that there is none. */
  load(asked: Asked & { holes: readonly string[] }): Promise<object>
  /** Holes whose content seldom changes. A page without others is made rarely, so it is packed as small as it can be. */
  seldom: readonly string[]
}
export type LoadPage = (asked?: Asked) => Promise<Page>
type Source = { address: string; template: string; type: string }

/** What was asked for is at another address for good. */
export class Moved extends Error {
  readonly to: string

  constructor(to: string) {
    super(`moved to ${to}`)
    this.to = to
  }
}

/** Pages of one template that are kept; one for each address that has something to show. */
const MOST_KEPT = 1_000

/**
 * A page rendered at build time whose holes (`{{origin}}`, `{{#services}}…{{/services}}`) are filled when it is asked for.
 * It is compressed anew only when what is in the holes has changed; what is asked for with a query is made for that request.
 */
export function pageTemplate({ address, template, type }: Source, facts: Facts, data: PageData): LoadPage {
  let holes: string[] | null = null
  const kept = new Map<string, { view: string; page: Page }>()
  return async (asked = { path: address, query: {} }) => {
    // Parsed when it is asked for: the parser works by the character, and all pages at once would be seconds and 200 MB.
    holes ??= holesOf(template).filter((hole) => !(hole in facts))
    const changes = holes.length > 0
    const isLively = holes.some((hole) => !data.seldom.includes(hole))
    const view = changes ? await data.load({ ...asked, holes }) : {}
    const text = JSON.stringify(view)
    const path = changes ? asked.path : address
    const last = kept.get(path)
    if (last?.view === text && !asked.draft) return last.page
    // The library's own way to escape would also spoil addresses inside JSON.
    const escapeValue = (value: unknown) => (type.startsWith('text/plain') ? String(value) : escapeHtml(String(value)))
    const rendered = Mustache.render(template, { ...facts, ...view }, undefined, { escape: escapeValue })
    // The parser keeps what it parsed, which only a page that changes often needs again.
    if (!isLively) Mustache.clearCache()
    const page = makePage(rendered, type, isLively ? BROTLI_QUICK : BROTLI_BEST)
    if (!asked.draft && (!isLively || Object.keys(asked.query).length === 0)) {
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(path, { view: text, page })
    }
    return page
  }
}

/** The names that a template uses at its top level, each once; of `text.title` the first. */
function holesOf(template: string): string[] {
  return [
    ...new Set(
      Mustache.parse(template).flatMap(([kind, name]) => (kind === 'text' ? [] : [name.split('.')[0] || name])),
    ),
  ]
}
