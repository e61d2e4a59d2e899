/** A moment as a field for local date and time holds it: `2026-11-15T10:30`; nothing for none. */
export function toLocal(at: string | null): string {
  if (!at) return ''
  const moment = new Date(at)
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** What such a field holds, as a moment in UTC; what cannot be read stays, for the contract to refuse. */
export function fromLocal(typed: string): string | null {
  if (!typed) return null
  const moment = new Date(typed)
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString()
}
