import type { AuditChange } from '@runmart/contract/audit'
import { orderStatuses } from '@runmart/contract/orders-states'

/** The details of an entry as people read them: each value with what it was before, where that was noted and differs. */
export function changesOf({ before, after, ...noted }: Record<string, unknown>): AuditChange[] {
  const { moved, rest } = movedIn(noted)
  const then = valuesOf(before)
  const now = valuesOf(after)
  const names = [...new Set([...then.keys(), ...now.keys()])]
  const changed = names
    .map((name) => ({ name, before: then.get(name) ?? null, after: now.get(name) ?? null }))
    .filter((it) => it.before !== it.after)
  return [...moved, ...changed, ...[...valuesOf(rest)].map(([name, value]) => ({ name, before: null, after: value }))]
}

/** An act on an order notes from which status it went to which, and always how much it gave back: nothing of it is told that did not happen. */
function movedIn({ from, to, ...rest }: Record<string, unknown>): {
  moved: AuditChange[]
  rest: Record<string, unknown>
} {
  const status = (value: unknown) => orderStatuses.find((it) => it === value)
  const [was, is] = [status(from), status(to)]
  // Else a span of days, or the state of something else.
  if (!was || !is) return { moved: [], rest: { from, to, ...rest } }
  const { refunded, restocked, ...others } = rest
  return {
    moved: was === is ? [] : [{ name: 'orderStatus', before: was, after: is }],
    rest: { ...others, refunded: refunded || null, restocked: restocked || null },
  }
}

/** Every value that is not empty, those within others by the names of both: `texts.en.name`, `brackets.1.price`. */
export function valuesOf(value: unknown, name = ''): Map<string, string> {
  if (value === undefined || value === null || value === '') return new Map()
  if (typeof value !== 'object') return new Map([[name || 'value', String(value)]])
  if (Array.isArray(value) && value.every((it) => typeof it !== 'object'))
    return new Map(value.length > 0 ? [[name || 'value', value.join(', ')]] : [])
  // People count from one.
  const parts = Array.isArray(value) ? value.map((it, at) => [at + 1, it] as const) : Object.entries(value)
  return new Map(parts.flatMap(([part, it]) => [...valuesOf(it, name ? `${name}.${part}` : String(part))]))
}

type Texts = { [name: string]: string | null | undefined | Texts }

/**
 * What differs between two texts, as `before` and `after` of an entry. Long ones are noted so: else the log would keep again with
 * each change what nobody changed.
 */
export function differencesOf(before: Texts, after: Texts): { before: Texts; after: Texts } {
  const found: { before: Texts; after: Texts } = { before: {}, after: {} }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name] || undefined, after[name] || undefined]
    if (was === is) continue
    const isWhole = typeof (was ?? is) === 'string'
    const parts = isWhole ? { before: was, after: is } : differencesOf(partsOf(was), partsOf(is))
    if (!isWhole && Object.keys(parts.before ?? {}).length === 0) continue
    found.before[name] = parts.before
    found.after[name] = parts.after
  }
  return found
}

const partsOf = (value: Texts[string]): Texts => (typeof value === 'object' && value ? value : {})
