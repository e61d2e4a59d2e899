import { useState } from 'react'

/**
 * An edited form: the saved values, the typed changes, their names, and a reset. Pass `changesIn` if one value can be
 * written in several ways.
 */
export function useDraft<Draft extends object>(
  saved: Draft,
  changesIn: (saved: Draft, draft: Draft) => readonly (keyof Draft & string)[] = changedNames,
) {
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const draft: Draft = { ...saved, ...typed }
  return {
    draft,
    changes: changesIn(saved, draft),
    change: (values: Partial<Draft>) => setTyped((before) => ({ ...before, ...values })),
    discard: () => setTyped({}),
  }
}

/** The names of the values that differ, apart from spaces around a text. */
export function changedNames<Draft extends object>(saved: Draft, draft: Draft): (keyof Draft & string)[] {
  const normalized = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value))
  const names = Object.keys(saved) as (keyof Draft & string)[]
  return names.filter((name) => normalized(saved[name]) !== normalized(draft[name]))
}
