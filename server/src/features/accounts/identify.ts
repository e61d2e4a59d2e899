import type { Right } from '@runmart/contract/accounts-rights'
import type { Reader } from '#platform/db/reader.ts'
import type { Caller, Claims, Needs } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { rightsOf } from './get-user.ts'
import type { KnownSessions } from './known-sessions.ts'
import { findLiveSession, findLiveSessions, type LiveSession } from './session-queries.ts'
import { findLiveView } from './view/queries.ts'

declare module '#platform/shop.ts' {
  interface Shop {
    /** Operators need two-factor, except in a demo shop. */
    operatorsNeedTwoFactor: boolean
  }
}

/** The caller of an access token. Looks the session up each time, so that its end takes effect at once. */
export async function identify(tx: Reader, claims: Claims, needs: Needs, shop: Shop): Promise<Caller> {
  if (claims.isView) return identifyViewer(tx, claims, needs, shop)
  const caller = callerOf(claims, await findLiveSession(tx, claims.sessionId), needs, shop)
  if (caller instanceof Refusal) throw caller
  return caller
}

/** The customer whom an operator views. Checks each time that the operator is signed in and still has the rights. */
async function identifyViewer(
  reader: Reader,
  { userId, sessionId }: Claims,
  { viewable }: Needs,
  { shopTimeZone, operatorsNeedTwoFactor }: Shop,
): Promise<Caller> {
  if (!viewable) throw new Refusal('VIEW_ONLY')
  const view = await findLiveView(reader, sessionId, operatorsNeedTwoFactor)
  if (view?.customerId !== userId) throw new Refusal('UNAUTHENTICATED')
  const timeZone = view.timeZone ?? shopTimeZone
  return {
    userId,
    sessionId,
    language: view.language,
    timeZone,
    isOperator: false,
    isOwner: false,
    rights: [],
    isFresh: false,
    isView: true,
  }
}

/**
 * The caller of a reading endpoint. Uses a session from memory if possible, but never refuses a caller because of it.
 */
export async function identifyReader(
  reader: Reader,
  claims: Claims,
  needs: Needs,
  sessions: KnownSessions,
  shop: Shop,
): Promise<Caller> {
  if (claims.isView) return identifyViewer(reader, claims, needs, shop)
  const known = sessions.find(claims.sessionId)
  const knownCaller = known && callerOf(claims, known, needs, shop)
  if (knownCaller && !(knownCaller instanceof Refusal)) return knownCaller
  const caller = callerOf(claims, await sessions.load(reader, claims), needs, shop)
  if (caller instanceof Refusal) throw caller
  return caller
}

/** The callers of many tokens; a Refusal for each caller who may not use the endpoint. */
export async function identifyMany(
  tx: Reader,
  asked: readonly { claims: Claims; endpoint: Needs }[],
  shop: Shop,
): Promise<(Caller | Refusal)[]> {
  const found = await findLiveSessions(
    tx,
    asked.map(({ claims }) => claims.sessionId),
  )
  const sessions = new Map(found.map((it) => [it.id, it]))
  return asked.map(({ claims, endpoint }) =>
    claims.isView ? new Refusal('VIEW_ONLY') : callerOf(claims, sessions.get(claims.sessionId) ?? null, endpoint, shop),
  )
}

function callerOf(
  { userId, sessionId }: Claims,
  session: LiveSession | null,
  { access, right, freshSignIn }: Needs,
  shop: Shop,
): Caller | Refusal {
  if (!session || session.userId !== userId || session.status === 'closed') return new Refusal('UNAUTHENTICATED')
  if (session.status === 'blocked') return new Refusal('ACCOUNT_BLOCKED')
  if ((access === 'active' || access === 'partner' || access === 'operator') && session.status === 'inactive')
    return new Refusal('ACCOUNT_INACTIVE')
  const isOperator = session.role === 'operator'
  const { isOwner, rights } = rightsOf(session)
  if (access === 'operator') {
    if (!isOperator) return new Refusal('FORBIDDEN')
    if (shop.operatorsNeedTwoFactor && !session.twoFactor) return new Refusal('TWO_FACTOR_REQUIRED')
    if (!isOwner && !covers(rights, right)) return new Refusal('FORBIDDEN')
  }
  if (access === 'partner' && !session.isPartner) return new Refusal('FORBIDDEN')
  if (freshSignIn && !session.isFresh) return new Refusal('STEP_UP_REQUIRED')
  const timeZone = access === 'operator' ? shop.shopTimeZone : (session.timeZone ?? shop.shopTimeZone)
  const { language, isFresh } = session
  return { userId, sessionId, language, timeZone, isOperator, isOwner, rights, isFresh, isView: false }
}

/** An endpoint without a right is for owners only. */
function covers(rights: readonly Right[], needed: Needs['right']): boolean {
  return needed === 'any' || rights.some((it) => it === needed)
}
