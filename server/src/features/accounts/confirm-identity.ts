import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { isPassword } from './password.ts'
import { checkOtp } from './two-factor/check-otp.ts'
import { findUserById, lockUser, type StoredUser } from './user-queries.ts'

/** A stolen session alone must not change how one signs in: the password is shown, and who has none sets one first. */
export async function requirePassword(db: Transactions, userId: string, password: string | undefined): Promise<void> {
  const user = await db.transaction((tx) => findUserById(tx, userId))
  if (!user?.passwordHash) throw refuseField('password', 'passwordMissing')
  if (!password || !(await isPassword(user.passwordHash, password))) throw refuseField('password', 'passwordWrong')
}

/** The user, locked, once he has shown his second factor where he has one; whoever is closed already is nobody. */
export async function lockConfirmedUser(
  tx: Tx,
  userId: string,
  otp: string | undefined,
  tokenSecret: string,
): Promise<StoredUser> {
  const user = await lockUser(tx, userId)
  if (user.status === 'closed') throw new Refusal('UNAUTHENTICATED')
  if (!user.totpEnabled) return user
  if (!otp) throw refuseField('otp', 'required')
  if (!(await checkOtp(tx, userId, otp, tokenSecret))) throw refuseField('otp', 'otpWrong')
  return user
}
