import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import type { Result } from '#platform/http/envelope.ts'
import { note } from '#platform/http/note.ts'
import type { Asked, Steps } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { tell } from '#platform/live/tell.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { sendLetter } from '../letters.ts'
import { showUser } from '../show-user.ts'
import type { AccountTools } from '../tools.ts'
import { lockUser } from '../user-queries.ts'
import { checkOtp } from './check-otp.ts'
import { confirmPassword } from './confirm-password.ts'
import { disableTotp } from './queries.ts'

/** Turns two-factor off for one who shows both factors. */
export async function disableTwoFactor(
  steps: Steps,
  { body, caller, visit }: Asked<typeof api.accounts.disableTwoFactor>,
  tools: AccountTools,
): Promise<Result<{ user: User }>> {
  await confirmPassword(steps, caller.userId, body.password)
  return steps.transaction(async (tx) => {
    if (!(await lockUser(tx, caller.userId)).totpEnabled) throw new Refusal('CONFLICT')
    if (!(await checkOtp(tx, caller.userId, body.otp, tools.tokenSecret))) throw refuseField('otp', 'otpWrong')
    await disableTotp(tx, caller.userId)
    enqueue(tx, sendLetter, { userId: caller.userId, letter: 'twoFactorOff' })
    tell(tx, caller.userId, { kind: 'changed', what: 'user' })
    note(tx, visit, 'two-factor-off', { userId: caller.userId }, 'warn')
    return { data: { user: await showUser(tx, caller.userId, tools.publicUrl) }, notice: 'notices.twoFactorOff' }
  })
}
