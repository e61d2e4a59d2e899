import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendAccountMailJob } from './account-mails.ts'
import type { AccountDependencies } from './dependencies.ts'
import { getUser } from './get-user.ts'
import { consumeMailToken } from './mail-token-queries.ts'
import { activateUser, lockUser } from './user-queries.ts'

/** Activates the account whose mailed token this is; the token works once. */
export async function activate(
  tx: Tx,
  { body, request }: HandlerInput<typeof api.accounts.activate>,
  deps: AccountDependencies,
): Promise<Result<{ user: User }>> {
  const userId = await consumeMailToken(tx, sha256(body.token), 'activate')
  if (!userId) throw new Refusal('LINK_INVALID')
  await activateUser(tx, userId)
  publishEvent(tx, userId, { kind: 'changed', what: 'user' })
  logAfterCommit(tx, request, 'activated', { userId })
  return { data: { user: await getUser(tx, userId, deps.publicUrl) }, notice: 'messages.activated' }
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
