import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { sendAccountMailJob } from './account-mails.ts'
import { getUser } from './get-user.ts'
import { consumeMailToken, findMailToken } from './mail-token-queries.ts'
import { hashPassword, isPassword, requireStrongPassword } from './password.ts'
import { endUserSessions } from './sessions.ts'
import { disableTotp } from './two-factor/queries.ts'
import { activateUser, clearContact, findUserById, lockUser, setPassword } from './user-queries.ts'

/**
 * Activates the account of a mailed token, which works once. A stranger may have registered the address. The password
 * of the registration proves that its author reads the mail. A new password removes the stranger's data. Only the
 * caller's session goes on.
 */
export async function activate(
  db: Transactions,
  { body, caller, request }: HandlerInput<typeof api.accounts.activate>,
  shop: Shop,
): Promise<Result<{ user: User }>> {
  const hash = sha256(body.token)
  const owner = await db.transaction(async (tx) => {
    const userId = await findMailToken(tx, hash, 'activate')
    return userId ? findUserById(tx, userId) : null
  })
  if (!owner) throw new Refusal('LINK_INVALID')
  // A wrong or weak password must not use up the link.
  if (body.password !== undefined && !(await isPassword(owner.passwordHash, body.password)))
    throw refuseField('password', 'passwordWrong')
  if (body.newPassword !== undefined) requireStrongPassword('newPassword', body.newPassword, owner)
  const passwordHash = body.newPassword === undefined ? null : await hashPassword(body.newPassword)
  return db.transaction(async (tx) => {
    if (!(await consumeMailToken(tx, hash, 'activate'))) throw new Refusal('LINK_INVALID')
    if (passwordHash !== null) {
      await setPassword(tx, owner.id, passwordHash)
      await disableTotp(tx, owner.id)
      await clearContact(tx, owner.id)
    } else if ((await lockUser(tx, owner.id)).passwordHash !== owner.passwordHash) {
      // Another request changed the password during the check.
      throw refuseField('password', 'passwordWrong')
    }
    await activateUser(tx, owner.id)
    const isOwn = passwordHash === null && caller?.userId === owner.id
    await endUserSessions(tx, owner.id, isOwn ? { except: caller.sessionId } : {})
    publishEvent(tx, owner.id, { kind: 'changed', what: 'user' })
    logAfterCommit(tx, request, 'activated', { userId: owner.id, newPassword: passwordHash !== null })
    return { data: { user: await getUser(tx, owner.id, shop) }, notice: 'messages.activated' }
  })
}

/** Mails the activation link again to an account that still needs it. */
export async function requestActivation(
  tx: Tx,
  { caller }: HandlerInput<typeof api.accounts.requestActivation>,
): Promise<Result<null>> {
  if ((await lockUser(tx, caller.userId)).status !== 'inactive') throw new Refusal('CONFLICT')
  enqueue(tx, sendAccountMailJob, { userId: caller.userId, letter: 'activate' })
  return { data: null, notice: 'messages.activationSent' }
}
