import type { AuditChange } from '@runmart/contract/audit'

/** The details of an entry as people read them: each value with what it was before, where that was noted and differs. */
export function changesOf({ before, after, ...rest }: Record<string, unknown>): AuditChange[] {
  const then = valuesOf(before)
  const now = valuesOf(after)
  const names = [...new Set([...then.keys(), ...now.keys()])]
  const changed = names
    .map((name) => ({ name, before: then.get(name) ?? null, after: now.get(name) ?? null }))
    .filter((it) => it.before !== it.after)
  return [...changed, ...[...valuesOf(rest)].map(([name, value]) => ({ name, before: null, after: value }))]
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
