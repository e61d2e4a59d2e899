import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { SecretsKeys } from '#platform/sealed.ts'
import { isPassword } from './password.ts'
import { checkOtp } from './two-factor/check-otp.ts'
import { findUserById, lockUser, type StoredUser } from './user-queries.ts'

/**
 * Requires the password: a stolen session alone must not change the means of sign-in. An account without a password
 * sets one first.
 */
export async function requirePassword(db: Transactions, userId: string, password: string | undefined): Promise<void> {
  const user = await db.transaction((tx) => findUserById(tx, userId))
  // The account closed after the API checked this session.
  if (!user || user.status === 'closed') throw new Refusal('UNAUTHENTICATED')
  if (!user.passwordHash) throw refuseField('password', 'passwordMissing')
  if (!password || !(await isPassword(user.passwordHash, password))) throw refuseField('password', 'passwordWrong')
}

/** Locks the user after checking the second factor, where it is on; refuses a closed account. */
export async function lockConfirmedUser(
  tx: Tx,
  userId: string,
  otp: string | undefined,
  keys: SecretsKeys,
): Promise<StoredUser> {
  const user = await lockUser(tx, userId)
  if (user.status === 'closed') throw new Refusal('UNAUTHENTICATED')
  if (!user.totpEnabled) return user
  if (!otp) throw refuseField('otp', 'required')
  if (!(await checkOtp(tx, userId, otp, keys))) throw refuseField('otp', 'otpWrong')
  return user
}
