import type { Right } from '@runmart/contract/accounts-rights'
import type { Tx } from '#platform/db/tx.ts'
import type { Caller, Claims, Needs } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { AccountDependencies } from './dependencies.ts'
import { findLiveSession, type LiveSession } from './session-queries.ts'

/** The caller behind an access token. The session is looked up each time, so that ending it takes effect at once. */
export async function identify(
  tx: Tx,
  { userId, sessionId }: Claims,
  { access, right, freshSignIn }: Needs,
  deps: AccountDependencies,
): Promise<Caller> {
  const session = await findLiveSession(tx, sessionId)
  if (!session || session.userId !== userId || session.status === 'closed') throw new Refusal('UNAUTHENTICATED')
  if (session.status === 'blocked') throw new Refusal('ACCOUNT_BLOCKED')
  if ((access === 'active' || access === 'operator') && session.status === 'inactive')
    throw new Refusal('ACCOUNT_INACTIVE')
  const isOperator = session.role === 'operator'
  const isOwner = isOperator && session.isOwner
  if (access === 'operator') {
    if (!isOperator) throw new Refusal('FORBIDDEN')
    if (deps.operatorsNeedTwoFactor && !session.twoFactor) throw new Refusal('TWO_FACTOR_REQUIRED')
    if (!isOwner && !hasRight(session, right)) throw new Refusal('FORBIDDEN')
  }
  if (freshSignIn && !session.isFresh) throw new Refusal('STEP_UP_REQUIRED')
  return { userId, sessionId, language: session.language, isOperator, isOwner }
}

/** An endpoint that names no right is for owners only. */
function hasRight({ rights }: LiveSession, right: Right | 'owner' | undefined): boolean {
  return right !== undefined && rights.includes(right)
}
