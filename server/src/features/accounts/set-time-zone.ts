import { isTimeZone, modernTimeZone } from '@runmart/contract/time-zone'
import type { Tx } from '#platform/db/tx.ts'
import type { RequestInfo } from '#platform/http/route.ts'
import { setTimeZoneOnce } from './user-queries.ts'

/** Takes a user's time zone from the browser, unless the account has one. */
export async function setTimeZone(tx: Tx, userId: string, request: RequestInfo): Promise<void> {
  const timeZone = knownTimeZone(request)
  if (timeZone) await setTimeZoneOnce(tx, userId, timeZone)
}

/** The browser's time zone in its modern name, if it exists. */
export function knownTimeZone({ timeZone }: RequestInfo): string | null {
  return timeZone && isTimeZone(timeZone) ? modernTimeZone(timeZone) : null
}
