import type { Tx } from '#platform/db/tx.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { endSessions } from './session-queries.ts'

/** Ends sessions of a user, wherever they are open, and tells their pages. Says how many it ended. */
export async function endUserSessions(
  tx: Tx,
  userId: string,
  which: { only?: string; except?: string },
): Promise<number> {
  const ended = await endSessions(tx, userId, which)
  for (const sessionId of ended) publishEvent(tx, userId, { kind: 'session-ended', sessionId })
  if (ended.length) publishEvent(tx, userId, { kind: 'changed', what: 'sessions' })
  return ended.length
}
