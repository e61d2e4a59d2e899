import { isTimeZone, modernTimeZone } from '@runmart/contract/time-zone'
import type { Tx } from '#platform/db/tx.ts'
import type { RequestInfo } from '#platform/http/route.ts'
import { setTimeZoneOnce } from './user-queries.ts'

/** Takes a user's time zone from their browser, unless they have one already. */
export async function setTimeZone(tx: Tx, userId: string, request: RequestInfo): Promise<void> {
  const timeZone = knownTimeZone(request)
  if (timeZone) await setTimeZoneOnce(tx, userId, timeZone)
}

/** The time zone that a browser names, if there is such a one. */
export function knownTimeZone({ timeZone }: RequestInfo): string | null {
  return timeZone && isTimeZone(timeZone) ? modernTimeZone(timeZone) : null
}
