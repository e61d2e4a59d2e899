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

/** For so long a used token counts as the same refresh: another tab, or a response that got lost. */
const GRACE_SECONDS = 30

type Pair = { accessToken: string; refreshToken: string }

/**
 * Exchanges a refresh token for the next pair. Each works once; one that comes back later was copied, so the whole
 * session ends and its owner gets a mail.
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
