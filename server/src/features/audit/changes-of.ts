import type { AuditChange } from '@runmart/contract/audit'
import { orderStatuses } from '@runmart/contract/orders-states'

/** The changes of an entry, for people to read. Adds the previous value where the entry has a different one. */
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

/** Entries of orders always hold both statuses and the refund. Leaves out an unchanged status and empty amounts. */
function movedIn({ from, to, ...rest }: Record<string, unknown>): {
  moved: AuditChange[]
  rest: Record<string, unknown>
} {
  const status = (value: unknown) => orderStatuses.find((it) => it === value)
  const [was, is] = [status(from), status(to)]
  // These are dates, or the states of something else.
  if (!was || !is) return { moved: [], rest: { from, to, ...rest } }
  const { refunded, restocked, ...others } = rest
  return {
    moved: was === is ? [] : [{ name: 'orderStatus', before: was, after: is }],
    rest: { ...others, refunded: refunded || null, restocked: restocked || null },
  }
}

/** All values that are not empty. Joins the names of nested values: `texts.en.name`, `brackets.1.price`. */
export function valuesOf(value: unknown, name = ''): Map<string, string> {
  if (value === undefined || value === null || value === '') return new Map()
  if (typeof value !== 'object') return new Map([[name || 'value', String(value)]])
  if (Array.isArray(value) && value.every((it) => typeof it !== 'object'))
    return new Map(value.length > 0 ? [[name || 'value', value.join(', ')]] : [])
  // Numbers list items from one, for people.
  const parts = Array.isArray(value) ? value.map((it, at) => [at + 1, it] as const) : Object.entries(value)
  return new Map(parts.flatMap(([part, it]) => [...valuesOf(it, name ? `${name}.${part}` : String(part))]))
}

type Texts = { [name: string]: string | null | undefined | Texts }

/**
 * The differences between two records of texts, as `before` and `after` of an entry. Actions on long texts use
 * it: otherwise the log would store unchanged texts again with each change.
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
