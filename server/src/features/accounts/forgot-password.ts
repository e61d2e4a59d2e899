import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { sendResetTo } from './letters.ts'

/**
 * Asks for a mail with a link to choose a new password. Whether there is such an account is looked up by the job, so
 * that neither the answer nor the time it takes tells.
 */
export async function forgotPassword(
  tx: Tx,
  { body }: HandlerInput<typeof api.accounts.forgotPassword>,
): Promise<Result<null>> {
  enqueue(tx, sendResetTo, { email: body.email })
  return { data: null, notice: 'messages.resetSent' }
}
