import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { endUserSessions } from './end-user-sessions.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ends one of the caller's own sessions. */
export async function endSession(
  tx: Tx,
  { params, caller, visit }: Asked<typeof api.accounts.endSession>,
): Promise<Result<null>> {
  if (!uuid.test(params.id) || !(await endUserSessions(tx, caller.userId, { only: params.id })))
    throw new Refusal('NOT_FOUND')
  visit.log.info(
    { event: 'session-ended', userId: caller.userId, sessionId: params.id, address: visit.address },
    'account',
  )
  return { data: null, notice: 'notices.sessionEnded' }
}
