import { randomUUIDv7 } from 'node:crypto'
import type { User } from '@runmart/contract/accounts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { RequestInfo } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import type { Shop } from '#platform/shop.ts'
import { getUser } from './get-user.ts'
import { isOtherDevice } from './known-origin.ts'
import { insertSession } from './session-queries.ts'
import { setTimeZone } from './set-time-zone.ts'
import { makeAccessToken, makeRefreshToken } from './tokens.ts'

export type SignedIn = { accessToken: string; refreshToken: string; user: User }

/** Opens a session on the visitor's device and returns its first pair of tokens. */
export async function openSession(tx: Tx, userId: string, request: RequestInfo, shop: Shop): Promise<SignedIn> {
  const sessionId = randomUUIDv7()
  const refreshToken = makeRefreshToken()
  const { address, device } = request
  const mark = request.deviceId === null ? null : sha256(request.deviceId)
  if (await isOtherDevice(tx, userId, request)) notify(tx, userId, { kind: 'new-sign-in', device, address }, sessionId)
  await insertSession(tx, {
    id: sessionId,
    userId,
    address,
    device,
    mark,
    seconds: shop.refreshTokenSeconds,
    tokenHash: sha256(refreshToken),
  })
  await setTimeZone(tx, userId, request)
  publishEvent(tx, userId, { kind: 'changed', what: 'sessions' })
  logAfterCommit(tx, request, 'signed-in', { userId, sessionId })
  return {
    accessToken: makeAccessToken({ userId, sessionId }, shop.tokenSecret, shop.accessTokenSeconds),
    refreshToken,
    user: await getUser(tx, userId, shop),
  }
}
