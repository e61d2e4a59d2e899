import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { endUserSessions } from './end-user-sessions.ts'

/** Ends one of the caller's own sessions. */
export async function endSession(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.accounts.endSession>,
): Promise<Result<null>> {
  if (!isUuid(params.id) || !(await endUserSessions(tx, caller.userId, { only: params.id })))
    throw new Refusal('NOT_FOUND')
  logAfterCommit(tx, request, 'session-ended', { userId: caller.userId, sessionId: params.id })
  return { data: null, notice: 'messages.sessionEnded' }
}
