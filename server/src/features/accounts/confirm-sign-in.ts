import type { api } from '@runmart/contract'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { lockConfirmedUser, requirePassword } from './confirm-identity.ts'
import { countSignInAttempt } from './login.ts'
import { confirmSession } from './session-queries.ts'
import { limitWrongCodes } from './two-factor/limit-wrong-codes.ts'
import { findUserById, lockUser } from './user-queries.ts'

/**
 * Makes the caller's session fresh again by a code or the password. One factor is enough: the session was opened with
 * all of them. An account without either signs in again.
 */
export async function confirmSignIn(
  db: Transactions,
  { body, caller, request }: HandlerInput<typeof api.accounts.confirm>,
  shop: Shop,
): Promise<Result<null>> {
  const { userId, sessionId } = caller
  const before = await db.transaction((tx) => findUserById(tx, userId))
  const byCode = body.otp !== undefined && before?.totpEnabled
  if (!byCode && body.password === undefined) throw refuseField(before?.totpEnabled ? 'otp' : 'password', 'required')
  const attempt = await countSignInAttempt(db, { id: userId }, request, shop.rateLimits)
  if (!byCode) await requirePassword(db, userId, body.password)
  await limitWrongCodes(db, { userId, otp: body.otp, request, shop }, () =>
    db.transaction(async (tx) => {
      if (byCode) await lockConfirmedUser(tx, userId, body.otp, shop.secretsKeys)
      // Another request changed the password during the check.
      else if ((await lockUser(tx, userId)).passwordHash !== before?.passwordHash)
        throw refuseField('password', 'passwordWrong')
      await confirmSession(tx, sessionId)
      logAfterCommit(tx, request, 'sign-in-confirmed', { userId, sessionId })
    }),
  )
  await attempt.succeeded()
  return { data: null }
}
