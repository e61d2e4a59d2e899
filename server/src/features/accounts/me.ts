import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { showUser } from './show-user.ts'
import type { AccountTools } from './tools.ts'

/** The signed-in user. */
export async function me(
  tx: Tx,
  { caller }: Asked<typeof api.accounts.me>,
  tools: AccountTools,
): Promise<Result<{ user: User }>> {
  return { data: { user: await showUser(tx, caller.userId, tools.publicUrl) } }
}
