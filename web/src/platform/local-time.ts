import { localTime, momentOf } from './days.ts'
import { shownTimeZone } from './time-zone.ts'

/** A moment as the value of a date and time field: `2026-11-15T10:30`; empty for none. */
export function toLocal(at: string | null): string {
  return at ? localTime(new Date(at), shownTimeZone()) : ''
}

/** The value of such a field as a moment in UTC. Invalid text stays, so that the contract refuses it. */
export function fromLocal(typed: string): string | null {
  if (!typed) return null
  const moment = momentOf(typed, shownTimeZone())
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString()
}
