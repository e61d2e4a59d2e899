import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { sendAccountMailJob } from './account-mails.ts'
import { getUser } from './get-user.ts'
import { deleteMailTokens } from './mail-token-queries.ts'
import { hashPassword, isPassword, requireStrongPassword } from './password.ts'
import { endUserSessions } from './sessions.ts'
import { findUserById, lockUser, setPassword } from './user-queries.ts'

/** Changes the password of a caller who knows the old one, and ends all other sessions. */
export async function changePassword(
  db: Transactions,
  { body, caller, request }: HandlerInput<typeof api.accounts.changePassword>,
  shop: Shop,
): Promise<Result<{ user: User }>> {
  const before = await db.transaction((tx) => findUserById(tx, caller.userId))
  if (!before || !(await isPassword(before.passwordHash, body.oldPassword)))
    throw refuseField('oldPassword', 'passwordWrong')
  requireStrongPassword('newPassword', body.newPassword, before)
  const passwordHash = await hashPassword(body.newPassword)
  return db.transaction(async (tx) => {
    // A simultaneous change came first, so this one checked a password that is no longer valid.
    if ((await lockUser(tx, caller.userId)).passwordHash !== before.passwordHash)
      throw refuseField('oldPassword', 'passwordWrong')
    await setPassword(tx, caller.userId, passwordHash)
    await deleteMailTokens(tx, caller.userId, 'reset')
    await endUserSessions(tx, caller.userId, { except: caller.sessionId })
    enqueue(tx, sendAccountMailJob, { userId: caller.userId, letter: 'passwordChanged' })
    logAfterCommit(tx, request, 'password-changed', { userId: caller.userId })
    return { data: { user: await getUser(tx, caller.userId, shop) }, notice: 'messages.passwordChanged' }
  })
}
