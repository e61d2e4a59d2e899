import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { AccountDependencies } from './dependencies.ts'
import { showUser } from './show-user.ts'

/** The signed-in user. */
export async function me(
  tx: Tx,
  { caller }: HandlerInput<typeof api.accounts.me>,
  deps: AccountDependencies,
): Promise<Result<{ user: User }>> {
  return { data: { user: await showUser(tx, caller.userId, deps.publicUrl) } }
}
