import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendLetter } from './letters.ts'
import { lockUser } from './user-queries.ts'

/** Mails the activation link again to an account that still needs it. */
export async function requestActivation(
  tx: Tx,
  { caller }: HandlerInput<typeof api.accounts.requestActivation>,
): Promise<Result<null>> {
  if ((await lockUser(tx, caller.userId)).status !== 'inactive') throw new Refusal('CONFLICT')
  enqueue(tx, sendLetter, { userId: caller.userId, letter: 'activate' })
  return { data: null, notice: 'messages.activationSent' }
}
