import { currentSession } from './session-state.ts'

/** The time zone in which times and days are shown: the customer's own, the shop's in the back office. */
export function shownTimeZone(): string {
  const { user } = currentSession()
  const isBackOffice = globalThis.location?.pathname.startsWith('/operator')
  return (isBackOffice ? user?.shopTimeZone : user?.timeZone) ?? browserTimeZone()
}

/** The time zone of this device. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
