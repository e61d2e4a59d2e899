import { localTime, momentOf } from './days.ts'
import { shownTimeZone } from './time-zone.ts'

/** A moment as a field for the shop's date and time holds it: `2026-11-15T10:30`; nothing for none. */
export function toLocal(at: string | null): string {
  return at ? localTime(new Date(at), shownTimeZone()) : ''
}

/** What such a field holds, as a moment in UTC; what cannot be read stays, for the contract to refuse. */
export function fromLocal(typed: string): string | null {
  if (!typed) return null
  const moment = momentOf(typed, shownTimeZone())
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString()
}
