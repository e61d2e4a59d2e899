import type { Tx } from '#platform/db/tx.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { checkOtp } from './two-factor/check-otp.ts'
import { lockUser, type StoredUser } from './user-queries.ts'

/** The user, locked, once he has shown his second factor where he has one; whoever is closed already is nobody. */
export async function lockOwner(
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
