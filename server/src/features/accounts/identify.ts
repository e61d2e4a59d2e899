import type { Access } from '@runmart/contract/endpoint'
import type { Tx } from '#platform/db/tx.ts'
import type { Caller, Claims } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountDependencies } from './dependencies.ts'
import { findLiveSession } from './session-queries.ts'

/** The caller behind an access token. The session is looked up each time, so that ending it takes effect at once. */
export async function identify(
  tx: Tx,
  { userId, sessionId }: Claims,
  access: Access,
  deps: AccountDependencies,
): Promise<Caller> {
  const session = await findLiveSession(tx, sessionId)
  if (!session || session.userId !== userId || session.status === 'closed') throw new Refusal('UNAUTHENTICATED')
  if (session.status === 'blocked') throw new Refusal('ACCOUNT_BLOCKED')
  if ((access === 'active' || access === 'operator') && session.status === 'inactive')
    throw new Refusal('ACCOUNT_INACTIVE')
  if (access === 'operator') {
    if (session.role !== 'operator') throw new Refusal('FORBIDDEN')
    if (deps.operatorsNeedTwoFactor && !session.twoFactor) throw new Refusal('TWO_FACTOR_REQUIRED')
  }
  return { userId, sessionId, language: session.language, isOperator: session.role === 'operator' }
}
