import type { Tx } from '#platform/db/tx.ts'
import { deleteKeys, takeIdentity } from './closing-queries.ts'
import { endUserSessions } from './end-user-sessions.ts'

/** Makes a locked user nobody: signed out everywhere, without name, address or secrets, and never to be let in again. */
export async function closeUser(tx: Tx, userId: string): Promise<void> {
  await endUserSessions(tx, userId, {})
  deleteKeys(tx, userId)
  // The end of an id is its random part; a dash is in no name that can be registered, so the two never meet.
  await takeIdentity(tx, userId, `closed-${userId.slice(-12)}`)
}
