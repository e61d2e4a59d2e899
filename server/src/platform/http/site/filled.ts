import Mustache from 'mustache'
import { escaped } from '#platform/escaped.ts'
import { PACKED_ONCE, type Page, packed } from './page.ts'

/** What is known of the shop when it starts: its address, how to reach it. */
export type Facts = Record<string, string>
/** What a page shows that changes while the shop runs: `{ services: […] }`. */
export type AskView = (address: string) => Promise<object>
type Source = { address: string; template: string; type: string }

/** Brotli's effort for what may change with every order: a millisecond or two. */
const PACKED_OFTEN = 5

/**
 * A page drawn at build time whose holes (`{{origin}}`, `{{#services}}…{{/services}}`) are filled when it is asked for.
 * It is packed anew only when what is in the holes has changed.
 */
export function filled({ address, template, type }: Source, facts: Facts, ask: AskView): () => Promise<Page> {
  const changes = holesOf(template).some((hole) => !(hole in facts))
  let last: { view: string; page: Promise<Page> } | null = null
  return async () => {
    const view = changes ? await ask(address) : {}
    const text = JSON.stringify(view)
    if (last?.view !== text) {
      // The library's own way to escape would also spoil addresses inside JSON.
      const written = (value: unknown) => (type.startsWith('text/plain') ? String(value) : escaped(String(value)))
      const drawn = Mustache.render(template, { ...facts, ...view }, undefined, { escape: written })
      last = { view: text, page: packed(drawn, type, changes ? PACKED_OFTEN : PACKED_ONCE) }
    }
    return last.page
  }
}

/** The names that a template asks for at its top level. */
function holesOf(template: string): string[] {
  return Mustache.parse(template).flatMap(([kind, name]) => (kind === 'text' ? [] : [name]))
}
