import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import type { Tx } from '#platform/db/tx.ts'
import { sha256 } from '#platform/hash.ts'
import type { Result } from '#platform/http/envelope.ts'
import { note } from '#platform/http/note.ts'
import type { Asked } from '#platform/http/route.ts'
import { tell } from '#platform/live/tell.ts'
import { Refusal } from '#platform/refusal.ts'
import { takeMailToken } from './mail-token-queries.ts'
import { showUser } from './show-user.ts'
import type { AccountTools } from './tools.ts'
import { activateUser } from './user-queries.ts'

/** Activates the account whose mailed token this is; the token works once. */
export async function activate(
  tx: Tx,
  { body, visit }: Asked<typeof api.accounts.activate>,
  tools: AccountTools,
): Promise<Result<{ user: User }>> {
  const userId = await takeMailToken(tx, sha256(body.token), 'activate')
  if (!userId) throw new Refusal('LINK_INVALID')
  await activateUser(tx, userId)
  tell(tx, userId, { kind: 'changed', what: 'user' })
  note(tx, visit, 'activated', { userId })
  return { data: { user: await showUser(tx, userId, tools.publicUrl) }, notice: 'notices.activated' }
}
