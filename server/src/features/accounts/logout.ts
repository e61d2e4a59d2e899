import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import { sha256 } from '#platform/hash.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { lockRefreshToken } from './session-queries.ts'

/** Ends the session a refresh token belongs to; an unknown one is already as good as signed out. */
export async function logout(
  tx: Tx,
  { body, request }: HandlerInput<typeof api.accounts.logout>,
): Promise<Result<null>> {
  const token = await lockRefreshToken(tx, sha256(body.refreshToken))
  if (token) {
    await endUserSessions(tx, token.userId, { only: token.sessionId })
    logAfterCommit(tx, request, 'signed-out', { userId: token.userId, sessionId: token.sessionId })
  }
  return { data: null }
}
