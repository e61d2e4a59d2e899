import type { api } from '@runmart/contract'
import { type AttemptLimit, clearAttempts, countAttempts } from '#platform/attempts.ts'
import type { Result } from '#platform/http/envelope.ts'
import { networkOf } from '#platform/http/request-origin.ts'
import type { HandlerInput, RequestInfo, Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountDependencies } from './dependencies.ts'
import { openSession, type SignedIn } from './open-session.ts'
import { isPassword } from './password.ts'
import { requireOtp } from './two-factor/check-otp.ts'
import { findUserByLogin, lockUser } from './user-queries.ts'

/** Signs in with e-mail or username and password, and the second factor where it is on. */
export async function login(
  db: Transactions,
  { body, request }: HandlerInput<typeof api.accounts.login>,
  deps: AccountDependencies,
): Promise<Result<SignedIn>> {
  const user = await db.transaction((tx) => findUserByLogin(tx, body.email))
  const attempt = await countSignInAttempt(db, user?.id ?? body.email.toLowerCase(), request, deps.rateLimits)
  if (!(await isPassword(user?.passwordHash ?? null, body.password)) || !user) {
    request.log.warn({ event: 'sign-in-refused', userId: user?.id, address: request.address }, 'account')
    throw new Refusal('BAD_CREDENTIALS')
  }
  const signedIn = await db.transaction(async (tx) => {
    const now = await lockUser(tx, user.id)
    // The password was changed while it was being checked.
    if (now.passwordHash !== user.passwordHash) throw new Refusal('BAD_CREDENTIALS')
    if (now.status === 'blocked') throw new Refusal('ACCOUNT_BLOCKED')
    await requireOtp(tx, user.id, body.otp, deps.tokenSecret)
    return openSession(tx, user.id, request, deps)
  })
  await attempt.succeeded()
  return { data: signedIn }
}

const SECONDS = 300
const FROM_ONE_NETWORK = 10
const FROM_ANYWHERE = 100

type SignInAttempt = { succeeded(): Promise<void> }

/**
 * Counts an attempt on one account before the password is checked, and clears it when it was right. Few are allowed from
 * one network; many from everywhere together, so that strangers who guess do not lock the owner out.
 */
export async function countSignInAttempt(
  db: Transactions,
  account: string,
  request: RequestInfo,
  isOn: boolean,
): Promise<SignInAttempt> {
  const here: AttemptLimit = {
    what: ['sign-in', account, networkOf(request.address)],
    attempts: FROM_ONE_NETWORK,
    seconds: SECONDS,
  }
  const anywhere: AttemptLimit = { what: ['sign-in', account], attempts: FROM_ANYWHERE, seconds: SECONDS }
  if (isOn) await countAttempts(db, [here, anywhere])
  return { succeeded: async () => void (isOn && (await clearAttempts(db, [here]))) }
}
