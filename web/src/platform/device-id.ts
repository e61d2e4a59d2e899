import { newKey } from './new-key.ts'

const KEPT_AS = 'deviceId'

/** What this browser calls itself: a number it made up, told to nobody but our own server. */
export function deviceId(): string {
  const kept = localStorage.getItem(KEPT_AS)
  if (kept) return kept
  const made = newKey()
  localStorage.setItem(KEPT_AS, made)
  return made
}
