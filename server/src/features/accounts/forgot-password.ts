import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { sendLetter } from './letters.ts'
import { findUserByEmail } from './user-queries.ts'

/** Mails a link to choose a new password, if there is such an account; the answer is the same if there is none. */
export async function forgotPassword(
  tx: Tx,
  { body, visit }: Asked<typeof api.accounts.forgotPassword>,
): Promise<Result<null>> {
  const user = await findUserByEmail(tx, body.email)
  if (user && user.status !== 'blocked') await enqueue(tx, sendLetter, { userId: user.id, letter: 'reset' })
  visit.log.info({ event: 'reset-asked', userId: user?.id, address: visit.address }, 'account')
  return { data: null, notice: 'notices.resetSent' }
}
