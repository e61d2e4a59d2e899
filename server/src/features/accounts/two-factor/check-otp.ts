import type { Tx } from '#platform/db/tx.ts'
import { unseal } from '#platform/secret-box.ts'
import { lockUser } from '../user-queries.ts'
import { useRecoveryCode, useTotpStep } from './queries.ts'
import { hashOfCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** Whether this is a good code of the user's authenticator, or one of his recovery codes; a good one is used up. */
export async function checkOtp(tx: Tx, userId: string, otp: string, tokenSecret: string): Promise<boolean> {
  const user = await lockUser(tx, userId)
  if (!user.totpSecret) return false
  if (!/^\d{6}$/.test(otp)) return user.totpEnabled && useRecoveryCode(tx, userId, hashOfCode(otp))
  // After TOKEN_SECRET was changed only recovery codes still open the door.
  const secret = unseal(user.totpSecret, tokenSecret, 'two-factor secrets')
  const step = secret === null ? null : stepOf(secret, otp)
  return step !== null && useTotpStep(tx, userId, step)
}
