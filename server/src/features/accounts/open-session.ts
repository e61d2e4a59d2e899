import { randomUUIDv7 } from 'node:crypto'
import type { User } from '@runmart/contract/accounts'
import type { Tx } from '#platform/db/tx.ts'
import { sha256 } from '#platform/hash.ts'
import { note } from '#platform/http/note.ts'
import type { Visit } from '#platform/http/route.ts'
import { tell } from '#platform/live/tell.ts'
import { notify } from '#platform/notify.ts'
import { makeAccessToken } from './access-token.ts'
import { makeRefreshToken } from './refresh-token.ts'
import { insertSession, isOtherDevice } from './session-queries.ts'
import { showUser } from './show-user.ts'
import type { AccountTools } from './tools.ts'

export type SignedIn = { accessToken: string; refreshToken: string; user: User }

/** Opens a session on the visitor's device and hands out its first pair of tokens. */
export async function openSession(tx: Tx, userId: string, visit: Visit, tools: AccountTools): Promise<SignedIn> {
  const sessionId = randomUUIDv7()
  const refreshToken = makeRefreshToken()
  const { address, device } = visit
  const mark = visit.deviceId === null ? null : sha256(visit.deviceId)
  if (await isOtherDevice(tx, userId, device, mark))
    notify(tx, userId, { kind: 'new-sign-in', device, address }, sessionId)
  await insertSession(tx, {
    id: sessionId,
    userId,
    address,
    device,
    mark,
    seconds: tools.refreshTokenSeconds,
    tokenHash: sha256(refreshToken),
  })
  tell(tx, userId, { kind: 'changed', what: 'sessions' })
  note(tx, visit, 'signed-in', { userId, sessionId })
  return {
    accessToken: makeAccessToken({ userId, sessionId }, tools.tokenSecret, tools.accessTokenSeconds),
    refreshToken,
    user: await showUser(tx, userId, tools.publicUrl),
  }
}
