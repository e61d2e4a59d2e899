import { useState } from 'react'

/**
 * A form as it is being typed: the saved values with what was typed over them, the names of those that would change, and the
 * way back. Pass `changesIn` where the same value can be written in several ways.
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
