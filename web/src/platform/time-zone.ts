import { currentSession } from './session-state.ts'

/** The time zone of times and days on screen: the customer's own; in the back office the shop's. */
export function shownTimeZone(): string {
  const { user } = currentSession()
  const isBackOffice = globalThis.location?.pathname.startsWith('/operator')
  return (isBackOffice ? user?.shopTimeZone : user?.timeZone) ?? browserTimeZone()
}

/** The time zone of this device. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
