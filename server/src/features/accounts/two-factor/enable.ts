import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { sendAccountMailJob } from '../account-mails.ts'
import { lockUser } from '../user-queries.ts'
import { checkOtp } from './check-otp.ts'
import { enableTotp } from './queries.ts'
import { createRecoveryCodes } from './recovery-codes.ts'

/** Turns two-factor on, confirmed by a first code of the app. */
export async function enableTwoFactor(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.accounts.enableTwoFactor>,
  shop: Shop,
): Promise<Result<{ recoveryCodes: string[] }>> {
  const user = await lockUser(tx, caller.userId)
  if (user.totpEnabled || !user.totpSecret) throw new Refusal('CONFLICT')
  if (!(await checkOtp(tx, caller.userId, body.otp, shop.secretsKeys))) throw refuseField('otp', 'otpWrong')
  await enableTotp(tx, caller.userId)
  enqueue(tx, sendAccountMailJob, { userId: caller.userId, letter: 'twoFactorOn' })
  publishEvent(tx, caller.userId, { kind: 'changed', what: 'user' })
  logAfterCommit(tx, request, 'two-factor-on', { userId: caller.userId })
  return { data: { recoveryCodes: await createRecoveryCodes(tx, caller.userId) }, notice: 'messages.twoFactorOn' }
}
