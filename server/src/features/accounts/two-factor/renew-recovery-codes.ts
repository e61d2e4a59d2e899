import type { api } from '@runmart/contract'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { requirePassword } from '../confirm-identity.ts'
import { lockUser } from '../user-queries.ts'
import { checkOtp } from './check-otp.ts'
import { limitWrongCodes } from './limit-wrong-codes.ts'
import { createRecoveryCodes } from './recovery-codes.ts'

/** Replaces all recovery codes for a caller who confirms both factors. */
export async function renewRecoveryCodes(
  db: Transactions,
  { body, caller, request }: HandlerInput<typeof api.accounts.renewRecoveryCodes>,
  shop: Shop,
): Promise<Result<{ recoveryCodes: string[] }>> {
  await requirePassword(db, caller.userId, body.password)
  return limitWrongCodes(db, { userId: caller.userId, otp: body.otp, request, shop }, () =>
    db.transaction(async (tx) => {
      if (!(await lockUser(tx, caller.userId)).totpEnabled) throw new Refusal('CONFLICT')
      if (!(await checkOtp(tx, caller.userId, body.otp, shop.secretsKeys))) throw refuseField('otp', 'otpWrong')
      return {
        data: { recoveryCodes: await createRecoveryCodes(tx, caller.userId) },
        notice: 'messages.recoveryCodesRenewed',
      }
    }),
  )
}
