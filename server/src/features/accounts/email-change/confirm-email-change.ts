import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendAccountMailJob } from '../account-mails.ts'
import { consumeMailToken, deleteMailTokens } from '../mail-token-queries.ts'
import { endUserSessions } from '../sessions.ts'
import { findUserByEmail, lockName, lockUser } from '../user-queries.ts'
import { sendEmailChangeMailJob } from './email-change-mails.ts'
import {
  deleteEmailChange,
  deleteFormerEmail,
  findEmailChange,
  findFormerEmail,
  markConfirmed,
  saveFormerEmail,
  updateEmail,
} from './queries.ts'

/**
 * Confirms a change by the link in one of the two mails; each works once. The second confirmation changes the address
 * and notifies the user. The former address gets a link to undo it.
 */
export async function confirmEmailChange(
  tx: Tx,
  { body, request }: HandlerInput<typeof api.accounts.confirmEmailChange>,
): Promise<Result<DataOf<typeof api.accounts.confirmEmailChange>>> {
  const hash = sha256(body.token)
  const byOld = await consumeMailToken(tx, hash, 'email-old')
  const userId = byOld ?? (await consumeMailToken(tx, hash, 'email-new'))
  if (!userId) throw new Refusal('LINK_INVALID')
  const user = await lockUser(tx, userId)
  await markConfirmed(tx, userId, byOld ? 'old' : 'new')
  const change = await findEmailChange(tx, userId)
  if (!change || user.status === 'closed') throw new Refusal('LINK_INVALID')
  const isDone = change.oldConfirmed && change.newConfirmed
  if (isDone) {
    await requireFree(tx, change.newEmail, userId)
    await saveFormerEmail(tx, userId, user.email)
    await moveTo(tx, userId, change.newEmail)
    enqueue(tx, sendEmailChangeMailJob, { userId, to: 'former' })
    notify(tx, userId, { kind: 'email-changed', email: change.newEmail }, randomUUID())
    logAfterCommit(tx, request, 'email-changed', { userId })
  }
  publishEvent(tx, userId, { kind: 'changed', what: 'user' })
  return { data: { isDone, email: change.newEmail } }
}

/**
 * Gives an account its former address back, by the link mailed to that address: its reader owns the account. Ends all
 * sessions and mails a link for a new password.
 */
export async function restoreEmail(
  tx: Tx,
  { body, request }: HandlerInput<typeof api.accounts.restoreEmail>,
): Promise<Result<DataOf<typeof api.accounts.restoreEmail>>> {
  const userId = await consumeMailToken(tx, sha256(body.token), 'email-back')
  if (!userId) throw new Refusal('LINK_INVALID')
  const user = await lockUser(tx, userId)
  const former = await findFormerEmail(tx, userId)
  if (!former || user.status === 'closed') throw new Refusal('LINK_INVALID')
  await requireFree(tx, former, userId)
  await moveTo(tx, userId, former)
  await deleteFormerEmail(tx, userId)
  await endUserSessions(tx, userId, {})
  enqueue(tx, sendAccountMailJob, { userId, letter: 'reset' })
  logAfterCommit(tx, request, 'email-restored', { userId })
  return { data: { email: former } }
}

/** Refuses an address of another account. Locks it against simultaneous registrations. */
async function requireFree(tx: Tx, email: string, userId: string): Promise<void> {
  await lockName(tx, email.toLowerCase())
  const owner = await findUserByEmail(tx, email)
  if (owner && owner.id !== userId) throw new Refusal('ALREADY_USED')
}

/** Changes the address and deletes the tokens mailed to the previous one. */
async function moveTo(tx: Tx, userId: string, email: string): Promise<void> {
  await updateEmail(tx, userId, email)
  await deleteEmailChange(tx, userId)
  for (const purpose of ['reset', 'email-old', 'email-new', 'email-back'] as const)
    await deleteMailTokens(tx, userId, purpose)
}
