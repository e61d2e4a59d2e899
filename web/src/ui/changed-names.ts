/** The names of the values that differ, apart from spaces around a text. */
export function changedNames<Draft extends object>(saved: Draft, draft: Draft): (keyof Draft & string)[] {
  const meant = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value))
  const names = Object.keys(saved) as (keyof Draft & string)[]
  return names.filter((name) => meant(saved[name]) !== meant(draft[name]))
}
