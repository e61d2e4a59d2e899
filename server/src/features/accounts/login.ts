import type { api } from '@runmart/contract'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked, Steps } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { openSession, type SignedIn } from './open-session.ts'
import { isPassword } from './password.ts'
import type { AccountTools } from './tools.ts'
import { demandOtp } from './two-factor/demand-otp.ts'
import { findUserByLogin } from './user-queries.ts'

/** Signs in with e-mail or username and password, and the second factor where it is on. */
export async function login(
  steps: Steps,
  { body, visit }: Asked<typeof api.accounts.login>,
  tools: AccountTools,
): Promise<Result<SignedIn>> {
  const user = await steps.transaction((tx) => findUserByLogin(tx, body.email))
  if (!(await isPassword(user?.passwordHash ?? null, body.password)) || !user) {
    visit.log.warn({ event: 'sign-in-refused', userId: user?.id, address: visit.address }, 'account')
    throw new Refusal('BAD_CREDENTIALS')
  }
  if (user.status === 'blocked') throw new Refusal('ACCOUNT_BLOCKED')
  return steps.transaction(async (tx) => {
    await demandOtp(tx, user.id, body.otp, tools.tokenSecret)
    return { data: await openSession(tx, user.id, visit, tools) }
  })
}
