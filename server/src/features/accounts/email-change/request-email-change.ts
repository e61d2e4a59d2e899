import type { api } from '@runmart/contract'
import type { EmailChange } from '@runmart/contract/accounts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { refuseField } from '#platform/refusal.ts'
import { deleteMailTokens } from '../mail-token-queries.ts'
import { lockUser } from '../user-queries.ts'
import { CONFIRM_SECONDS, sendEmailChangeMailJob } from './email-change-mails.ts'
import { deleteEmailChange, findEmailChange, saveEmailChange } from './queries.ts'

type Pending = Result<{ change: EmailChange | null }>

/**
 * Begins a change of the caller's address: both addresses get a link, and both must confirm. The answer does not reveal
 * whether the new address has an account.
 */
export async function requestEmailChange(
  tx: Tx,
  { body: { email }, caller, request }: HandlerInput<typeof api.accounts.changeEmail>,
): Promise<Pending> {
  const { userId } = caller
  const user = await lockUser(tx, userId)
  if (user.email.toLowerCase() === email.toLowerCase()) throw refuseField('email', 'emailSame')
  await deleteTokens(tx, userId)
  await saveEmailChange(tx, userId, email, CONFIRM_SECONDS)
  for (const to of ['old', 'new'] as const) enqueue(tx, sendEmailChangeMailJob, { userId, to })
  logAfterCommit(tx, request, 'email-change-requested', { userId })
  return { data: { change: await findEmailChange(tx, userId) }, notice: 'messages.emailChangeSent' }
}

/** The pending change of the caller's address, if any. */
export async function getEmailChange(
  tx: Tx,
  { caller }: HandlerInput<typeof api.accounts.emailChange>,
): Promise<Pending> {
  return { data: { change: await findEmailChange(tx, caller.userId) } }
}

/** Withdraws a pending change and its links. */
export async function withdrawEmailChange(
  tx: Tx,
  { caller }: HandlerInput<typeof api.accounts.withdrawEmailChange>,
): Promise<Pending> {
  await lockUser(tx, caller.userId)
  await deleteTokens(tx, caller.userId)
  await deleteEmailChange(tx, caller.userId)
  return { data: { change: null } }
}

async function deleteTokens(tx: Tx, userId: string): Promise<void> {
  await deleteMailTokens(tx, userId, 'email-old')
  await deleteMailTokens(tx, userId, 'email-new')
}
