import type { api } from '@runmart/contract'
import type { Session } from '@runmart/contract/accounts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { listLiveSessions } from './session-queries.ts'

/** Where the caller is signed in, the last used first. */
export async function listSessions(
  tx: Tx,
  { caller }: HandlerInput<typeof api.accounts.sessions>,
): Promise<Result<{ items: Session[] }>> {
  return { data: { items: await listLiveSessions(tx, caller.userId, caller.sessionId) } }
}
