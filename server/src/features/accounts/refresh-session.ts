import type { api } from '@runmart/contract'
import { sha256 } from '#platform/crypto.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { sendAccountMailJob } from './account-mails.ts'
import { isUnused, lockRefreshToken, replaceRefreshToken } from './session-queries.ts'
import { endUserSessions } from './sessions.ts'
import { setTimeZone } from './set-time-zone.ts'
import { makeAccessToken, nextRefreshToken } from './tokens.ts'

/** During this time a used token is no theft: another tab sent it, or a response got lost. */
const GRACE_SECONDS = 30

type Pair = { accessToken: string; refreshToken: string }

/**
 * Exchanges a refresh token for the next pair; each works once. A later second use means a copied token: it ends the
 * session and mails the owner.
 */
export async function refreshSession(
  db: Transactions,
  { body, request }: HandlerInput<typeof api.accounts.refresh>,
  shop: Shop,
): Promise<Result<Pair>> {
  const hash = sha256(body.refreshToken)
  const successor = nextRefreshToken(body.refreshToken, shop.tokenSecret)
  const owner = await db.transaction(async (tx) => {
    const token = await lockRefreshToken(tx, hash)
    if (!token?.live || token.blocked) return null
    const { userId, sessionId } = token
    if (token.timeZone === null) await setTimeZone(tx, userId, request)
    if (token.usedSecondsAgo === null) {
      const alive = await replaceRefreshToken(tx, hash, sha256(successor), shop.refreshTokenSeconds)
      return alive ? { userId, sessionId } : null
    }
    if (token.usedSecondsAgo <= GRACE_SECONDS && (await isUnused(tx, sha256(successor)))) return { userId, sessionId }
    await endUserSessions(tx, userId, { only: sessionId })
    enqueue(tx, sendAccountMailJob, { userId, letter: 'sessionReused' })
    logAfterCommit(tx, request, 'refresh-token-reused', { userId, sessionId }, 'warn')
    return null
  })
  if (!owner) throw new Refusal('UNAUTHENTICATED')
  const accessToken = makeAccessToken(owner, shop.tokenSecret, shop.accessTokenSeconds)
  return { data: { accessToken, refreshToken: successor } }
}
