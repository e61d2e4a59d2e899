import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { sendAccountMailJob } from '../account-mails.ts'
import { requirePassword } from '../confirm-identity.ts'
import { getUser } from '../get-user.ts'
import { lockUser } from '../user-queries.ts'
import { checkOtp } from './check-otp.ts'
import { limitWrongCodes } from './limit-wrong-codes.ts'
import { disableTotp } from './queries.ts'

/** Turns two-factor off for a caller who confirms both factors. */
export async function disableTwoFactor(
  db: Transactions,
  { body, caller, request }: HandlerInput<typeof api.accounts.disableTwoFactor>,
  shop: Shop,
): Promise<Result<{ user: User }>> {
  await requirePassword(db, caller.userId, body.password)
  return limitWrongCodes(db, { userId: caller.userId, otp: body.otp, request, shop }, () =>
    db.transaction(async (tx) => {
      if (!(await lockUser(tx, caller.userId)).totpEnabled) throw new Refusal('CONFLICT')
      if (!(await checkOtp(tx, caller.userId, body.otp, shop.secretsKeys))) throw refuseField('otp', 'otpWrong')
      await disableTotp(tx, caller.userId)
      enqueue(tx, sendAccountMailJob, { userId: caller.userId, letter: 'twoFactorOff' })
      publishEvent(tx, caller.userId, { kind: 'changed', what: 'user' })
      logAfterCommit(tx, request, 'two-factor-off', { userId: caller.userId }, 'warn')
      return { data: { user: await getUser(tx, caller.userId, shop) }, notice: 'messages.twoFactorOff' }
    }),
  )
}
