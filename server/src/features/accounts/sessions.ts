import type { api } from '@runmart/contract'
import type { Session } from '@runmart/contract/accounts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal } from '#platform/refusal.ts'
import { forgetSessions } from './known-sessions.ts'
import { endSessions, listLiveSessions, lockRefreshToken } from './session-queries.ts'

/** The caller's sessions, last used first. */
export async function listSessions(
  tx: Tx,
  { caller }: HandlerInput<typeof api.accounts.sessions>,
): Promise<Result<{ items: Session[] }>> {
  const sessions = await listLiveSessions(tx, caller.userId)
  return { data: { items: sessions.map((it) => ({ ...it, current: it.id === caller.sessionId })) } }
}

export async function endSession(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.accounts.endSession>,
): Promise<Result<null>> {
  if (!isUuid(params.id) || !(await endUserSessions(tx, caller.userId, { only: params.id })))
    throw new Refusal('NOT_FOUND')
  logAfterCommit(tx, request, 'session-ended', { userId: caller.userId, sessionId: params.id })
  return { data: null, notice: 'messages.sessionEnded' }
}

export async function endOtherSessions(
  tx: Tx,
  { caller, request }: HandlerInput<typeof api.accounts.endOtherSessions>,
): Promise<Result<{ ended: number }>> {
  const ended = await endUserSessions(tx, caller.userId, { except: caller.sessionId })
  logAfterCommit(tx, request, 'other-sessions-ended', { userId: caller.userId, ended })
  return { data: { ended }, notice: 'messages.otherSessionsEnded' }
}

/** Ends the session of a refresh token; does nothing with an unknown one. */
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

/** Ends sessions of a user, notifies their open pages, and returns the number of ended ones. */
export async function endUserSessions(
  tx: Tx,
  userId: string,
  which: { only?: string; except?: string },
): Promise<number> {
  const ended = await endSessions(tx, userId, which)
  forgetSessions(tx, userId)
  for (const sessionId of ended) publishEvent(tx, userId, { kind: 'session-ended', sessionId })
  if (ended.length) publishEvent(tx, userId, { kind: 'changed', what: 'sessions' })
  return ended.length
}
