import type { api } from '@runmart/contract'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendAccountMailJob } from './account-mails.ts'
import { originOf } from './known-origin.ts'
import { consumeMailToken, findMailToken } from './mail-token-queries.ts'
import { hashPassword, requireStrongPassword } from './password.ts'
import { sendPasswordResetJob } from './send-password-reset.ts'
import { endUserSessions } from './sessions.ts'
import { disableTotp } from './two-factor/queries.ts'
import { activateUser, clearContact, findUserById, setPassword } from './user-queries.ts'

/**
 * Requests a mail with a link for a new password. The job looks up the account and its limits, so that neither the
 * response nor its duration reveals them.
 */
export async function forgotPassword(
  tx: Tx,
  { body, request }: HandlerInput<typeof api.accounts.forgotPassword>,
): Promise<Result<null>> {
  enqueue(tx, sendPasswordResetJob, { email: body.email, origin: originOf(request) })
  return { data: null, notice: 'messages.resetSent' }
}

/** Sets a new password with a mailed token, which works once, and ends all sessions. */
export async function resetPassword(
  db: Transactions,
  { body, request }: HandlerInput<typeof api.accounts.resetPassword>,
): Promise<Result<null>> {
  const hash = sha256(body.token)
  const owner = await db.transaction(async (tx) => {
    const userId = await findMailToken(tx, hash, 'reset')
    return userId ? findUserById(tx, userId) : null
  })
  if (!owner) throw new Refusal('LINK_INVALID')
  // A weak password must not use up the link.
  requireStrongPassword('newPassword', body.newPassword, owner)
  const passwordHash = await hashPassword(body.newPassword)
  await db.transaction(async (tx) => {
    if (!(await consumeMailToken(tx, hash, 'reset'))) throw new Refusal('LINK_INVALID')
    await setPassword(tx, owner.id, passwordHash)
    // A stranger may have registered this unconfirmed address: remove the second factor and the contacts.
    if (owner.status === 'inactive') {
      await disableTotp(tx, owner.id)
      await clearContact(tx, owner.id)
    }
    // This mail proves the address as well as an activation link does.
    await activateUser(tx, owner.id)
    await endUserSessions(tx, owner.id, {})
    enqueue(tx, sendAccountMailJob, { userId: owner.id, letter: 'passwordChanged' })
  })
  request.log.info({ event: 'password-reset', userId: owner.id, address: request.address }, 'account')
  return { data: null, notice: 'messages.passwordChanged' }
}
