import Mustache from 'mustache'
import { escapeHtml } from '#platform/escape-html.ts'
import { BROTLI_BEST, BROTLI_QUICK, makePage, type Page } from '../page.ts'

/** What is known of the shop when it starts: its address, how to reach it. */
export type Facts = Record<string, string>
/** Loads what a page shows that changes while the shop runs: `{ services: […] }`. */
export type LoadPageData = (address: string) => Promise<object>
type Source = { address: string; template: string; type: string }

/**
 * A page rendered at build time whose holes (`{{origin}}`, `{{#services}}…{{/services}}`) are filled when it is asked for.
 * It is compressed anew only when what is in the holes has changed.
 */
export function pageTemplate(
  { address, template, type }: Source,
  facts: Facts,
  load: LoadPageData,
): () => Promise<Page> {
  let changes: boolean | null = null
  let last: { view: string; page: Page } | null = null
  return async () => {
    // Parsed when it is asked for: the parser works by the character, and all pages at once would be seconds and 200 MB.
    changes ??= holesOf(template).some((hole) => !(hole in facts))
    const view = changes ? await load(address) : {}
    const text = JSON.stringify(view)
    if (last?.view !== text) {
      // The library's own way to escape would also spoil addresses inside JSON.
      const escapeValue = (value: unknown) =>
        type.startsWith('text/plain') ? String(value) : escapeHtml(String(value))
      const rendered = Mustache.render(template, { ...facts, ...view }, undefined, { escape: escapeValue })
      // The parser keeps what it parsed, which only a page that changes needs again.
      if (!changes) Mustache.clearCache()
      last = { view: text, page: makePage(rendered, type, changes ? BROTLI_QUICK : BROTLI_BEST) }
    }
    return last.page
  }
}

/** The names that a template uses at its top level. */
function holesOf(template: string): string[] {
  return Mustache.parse(template).flatMap(([kind, name]) => (kind === 'text' ? [] : [name]))
}
