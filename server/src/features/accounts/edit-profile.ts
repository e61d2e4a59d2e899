import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { tell } from '#platform/live/tell.ts'
import { showUser } from './show-user.ts'
import type { AccountTools } from './tools.ts'
import { updateProfile } from './user-queries.ts'

/** Changes what the caller sent and leaves the rest. */
export async function editProfile(
  tx: Tx,
  { body, caller }: Asked<typeof api.accounts.editProfile>,
  tools: AccountTools,
): Promise<Result<{ user: User }>> {
  await updateProfile(tx, caller.userId, { ...body, telegram: body.telegram?.replace(/^@/, '') })
  tell(tx, caller.userId, { kind: 'changed', what: 'user' })
  return { data: { user: await showUser(tx, caller.userId, tools.publicUrl) }, notice: 'notices.profileSaved' }
}
