import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import type { Tx } from '#platform/db/tx.ts'
import { sha256 } from '#platform/hash.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountDependencies } from './dependencies.ts'
import { takeMailToken } from './mail-token-queries.ts'
import { showUser } from './show-user.ts'
import { activateUser } from './user-queries.ts'

/** Activates the account whose mailed token this is; the token works once. */
export async function activate(
  tx: Tx,
  { body, request }: HandlerInput<typeof api.accounts.activate>,
  deps: AccountDependencies,
): Promise<Result<{ user: User }>> {
  const userId = await takeMailToken(tx, sha256(body.token), 'activate')
  if (!userId) throw new Refusal('LINK_INVALID')
  await activateUser(tx, userId)
  publishEvent(tx, userId, { kind: 'changed', what: 'user' })
  logAfterCommit(tx, request, 'activated', { userId })
  return { data: { user: await showUser(tx, userId, deps.publicUrl) }, notice: 'messages.activated' }
}
