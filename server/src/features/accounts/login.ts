import type { api } from '@runmart/contract'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountDependencies } from './dependencies.ts'
import { guardSignIn } from './guard-sign-in.ts'
import { openSession, type SignedIn } from './open-session.ts'
import { isPassword } from './password.ts'
import { demandOtp } from './two-factor/demand-otp.ts'
import { findUserByLogin, lockUser } from './user-queries.ts'

/** Signs in with e-mail or username and password, and the second factor where it is on. */
export async function login(
  db: Transactions,
  { body, request }: HandlerInput<typeof api.accounts.login>,
  deps: AccountDependencies,
): Promise<Result<SignedIn>> {
  const user = await db.transaction((tx) => findUserByLogin(tx, body.email))
  const guard = await guardSignIn(db, user?.id ?? body.email.toLowerCase(), request, deps.rateLimits)
  if (!(await isPassword(user?.passwordHash ?? null, body.password)) || !user) {
    request.log.warn({ event: 'sign-in-refused', userId: user?.id, address: request.address }, 'account')
    throw new Refusal('BAD_CREDENTIALS')
  }
  const signedIn = await db.transaction(async (tx) => {
    const now = await lockUser(tx, user.id)
    // The password was changed while it was being checked: the old one opens nothing any more.
    if (now.passwordHash !== user.passwordHash) throw new Refusal('BAD_CREDENTIALS')
    if (now.status === 'blocked') throw new Refusal('ACCOUNT_BLOCKED')
    await demandOtp(tx, user.id, body.otp, deps.tokenSecret)
    return openSession(tx, user.id, request, deps)
  })
  await guard.passed()
  return { data: signedIn }
}
