import type { api } from '@runmart/contract'
import { type AttemptLimit, clearAttempts, countAttempts } from '#platform/attempts.ts'
import type { Result } from '#platform/http/envelope.ts'
import { networkOf } from '#platform/http/request-origin.ts'
import type { HandlerInput, RequestInfo, Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { knownOrigin, originOf } from './known-origin.ts'
import { openSession, type SignedIn } from './open-session.ts'
import { isPassword } from './password.ts'
import { requireOtp } from './two-factor/check-otp.ts'
import { limitWrongCodes } from './two-factor/limit-wrong-codes.ts'
import { findUserByLogin, lockUser } from './user-queries.ts'

/** Signs in with e-mail or username and password, and the second factor where it is on. */
export async function login(
  db: Transactions,
  { body, request }: HandlerInput<typeof api.accounts.login>,
  shop: Shop,
): Promise<Result<SignedIn>> {
  const user = await db.transaction((tx) => findUserByLogin(tx, body.email))
  const attempt = await countSignInAttempt(db, user ?? { unknown: body.email }, request, shop.rateLimits)
  if (!(await isPassword(user?.passwordHash ?? null, body.password)) || !user) {
    request.log.warn({ event: 'sign-in-refused', userId: user?.id, address: request.address }, 'account')
    throw new Refusal('BAD_CREDENTIALS')
  }
  const signedIn = await limitWrongCodes(db, { userId: user.id, otp: body.otp, request, shop }, () =>
    db.transaction(async (tx) => {
      const now = await lockUser(tx, user.id)
      // Another request changed the password during the check.
      if (now.passwordHash !== user.passwordHash) throw new Refusal('BAD_CREDENTIALS')
      if (now.status === 'blocked') throw new Refusal('ACCOUNT_BLOCKED')
      await requireOtp(tx, user.id, body.otp, shop.secretsKeys)
      return openSession(tx, user.id, request, shop)
    }),
  )
  await attempt.succeeded()
  return { data: signedIn }
}

const SECONDS = 300
const FROM_ONE_NETWORK = 10
const FROM_ANYWHERE = 100

type SignInAttempt = { succeeded(): Promise<void> }

/**
 * Counts an attempt before the password check; a success clears the count. Allows few attempts from one network, and
 * more from all networks together. A known origin of the owner has its own limit, so that guessing strangers cannot
 * lock the owner out.
 */
export async function countSignInAttempt(
  db: Transactions,
  account: { id: string } | { unknown: string },
  request: RequestInfo,
  isOn: boolean,
): Promise<SignInAttempt> {
  if (!isOn) return { succeeded: async () => {} }
  const name = 'id' in account ? account.id : account.unknown.toLowerCase()
  const known = 'id' in account ? await knownOrigin(db, account.id, originOf(request)) : null
  const limit = (what: string[], attempts: number): AttemptLimit => ({ what, attempts, seconds: SECONDS })
  const here = limit(['sign-in', name, known ?? networkOf(request.address)], FROM_ONE_NETWORK)
  await countAttempts(db, known ? [here] : [here, limit(['sign-in', name], FROM_ANYWHERE)])
  return { succeeded: () => clearAttempts(db, [here]) }
}
