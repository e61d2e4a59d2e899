import { type Counted, countAttempts, forgetAttempts } from '#platform/attempts.ts'
import { networkOf } from '#platform/http/network.ts'
import type { RequestInfo, Transactions } from '#platform/http/route.ts'

const SECONDS = 300
const FROM_ONE_PLACE = 10
const FROM_ANYWHERE = 100

export type Guard = { passed(): Promise<void> }

/**
 * Counts an attempt on one account before the password is looked at, and forgets it when it was right. Few are allowed
 * from one place; many from everywhere together, so that strangers who guess do not lock the owner out.
 */
export async function guardSignIn(
  db: Transactions,
  account: string,
  request: RequestInfo,
  isOn: boolean,
): Promise<Guard> {
  const here: Counted = {
    what: ['sign-in', account, networkOf(request.address)],
    attempts: FROM_ONE_PLACE,
    seconds: SECONDS,
  }
  const anywhere: Counted = { what: ['sign-in', account], attempts: FROM_ANYWHERE, seconds: SECONDS }
  if (isOn) await countAttempts(db, [here, anywhere])
  return { passed: async () => void (isOn && (await forgetAttempts(db, [here]))) }
}
