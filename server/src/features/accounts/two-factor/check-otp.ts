import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { type SecretsKeys, unseal } from '#platform/sealed.ts'
import { lockUser } from '../user-queries.ts'
import { useRecoveryCode, useTotpStep } from './queries.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

/** Whether this is a valid code of the user's authenticator or a recovery code; uses a valid one up. */
export async function checkOtp(tx: Tx, userId: string, otp: string, keys: SecretsKeys): Promise<boolean> {
  const user = await lockUser(tx, userId)
  if (!user.totpSecret) return false
  if (!/^\d{6}$/.test(otp)) return user.totpEnabled && useRecoveryCode(tx, userId, hashRecoveryCode(otp))
  // Without the key of the secret, only recovery codes work.
  const secret = unseal(user.totpSecret, keys, 'two-factor secrets')
  const step = secret === null ? null : stepOf(secret, otp)
  return step !== null && useTotpStep(tx, userId, step)
}

/** At sign-in: refuses a missing or wrong code where two-factor is on. */
export async function requireOtp(tx: Tx, userId: string, otp: string | undefined, keys: SecretsKeys): Promise<void> {
  if (!(await lockUser(tx, userId)).totpEnabled) return
  if (!otp) throw new Refusal('OTP_REQUIRED')
  if (!(await checkOtp(tx, userId, otp, keys))) throw new Refusal('BAD_OTP')
}
