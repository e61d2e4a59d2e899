import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockUser } from '../user-queries.ts'
import { checkOtp } from './check-otp.ts'

/** At sign-in: lets pass who has no second factor or shows a good code. */
export async function demandOtp(tx: Tx, userId: string, otp: string | undefined, tokenSecret: string): Promise<void> {
  if (!(await lockUser(tx, userId)).totpEnabled) return
  if (!otp) throw new Refusal('OTP_REQUIRED')
  if (!(await checkOtp(tx, userId, otp, tokenSecret))) throw new Refusal('BAD_OTP')
}
