import type { AuditChange } from '@runmart/contract/audit'

/** The details of an entry as people read them: each value with what it was before, where that was noted and differs. */
export function changesOf({ before, after, ...rest }: Record<string, unknown>): AuditChange[] {
  const then = asRecord(before)
  const now = asRecord(after)
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])]
  const changed = names
    .map((name) => ({ name, before: textOf(then[name]), after: textOf(now[name]) }))
    .filter((it) => it.before !== it.after)
  const noted = Object.entries(rest).map(([name, value]) => ({ name, before: null, after: textOf(value) }))
  return [...changed, ...noted.filter((it) => it.after !== null)]
}

function asRecord(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { value }
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value) && value.every((it) => typeof it !== 'object')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
