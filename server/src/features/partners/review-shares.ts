import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { MAX_REVIEWS, type ShareReview } from '@runmart/contract/partners-reviews'
import { usernamesOf } from '#features/accounts/index.ts'
import { type AuditDetails, writeAudit } from '#features/audit/index.ts'
import { lockOrder, partnerOrders, type StoredOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { forfeitShare } from './release-shares.ts'

/** Pairs of partner and customer who may be one person, with their waiting shares, longest waiting first. */
export async function listShareReviews(tx: Tx): Promise<Result<DataOf<typeof api.partnersReviews.list>>> {
  const pairs = await partnerOrders.listSuspiciousPairs(tx, MAX_REVIEWS)
  const names = await usernamesOf(tx, [...new Set(pairs.flatMap((it) => [it.partnerId, it.customerId]))])
  const person = (id: string) => ({ id, username: names.get(id) ?? '' })
  const items = pairs.map(
    ({ partnerId, customerId, ...it }): ShareReview => ({
      ...it,
      partner: person(partnerId),
      customer: person(customerId),
    }),
  )
  return { data: { items } }
}

/** Allows a pair's waiting shares: each is released after its hold. */
export async function allowShares(
  tx: Tx,
  input: HandlerInput<typeof api.partnersReviews.allow>,
): Promise<Result<null>> {
  for (const { order, share } of await lockAsSeen(tx, input)) {
    const { giftPart, signs } = share
    await partnerOrders.noteJudgement(tx, order.id, { giftPart, signs, isSuspicious: false })
    audit(tx, input, 'partners.allow-share', order, {})
  }
  return { data: null }
}

/** Refuses a pair's waiting shares for good: they return to the shop. */
export async function refuseShares(
  tx: Tx,
  input: HandlerInput<typeof api.partnersReviews.refuse>,
): Promise<Result<null>> {
  for (const { order, share } of await lockAsSeen(tx, input)) {
    await forfeitShare(tx, share, order.code)
    audit(tx, input, 'partners.refuse-share', order, { reason: input.body.reason })
  }
  return { data: null }
}

type Deciding = Pick<HandlerInput<typeof api.partnersReviews.allow>, 'body' | 'caller' | 'request'>
type Held = { order: StoredOrder; share: partnerOrders.StoredShare }

/**
 * Locks a pair's waiting shares, if number and sum equal those that the operator saw. Operators cannot decide about
 * themselves.
 */
async function lockAsSeen(tx: Tx, { body, caller }: Deciding): Promise<Held[]> {
  const { partnerId, customerId } = body
  if (!isUuid(partnerId) || !isUuid(customerId)) throw new Refusal('NOT_FOUND')
  if (partnerId === caller.userId) throw new Refusal('FORBIDDEN')
  const held: Held[] = []
  for (const id of await partnerOrders.lockSuspiciousOrders(tx, partnerId, customerId)) {
    const share = await partnerOrders.lockShare(tx, id)
    if (share?.state === 'held' && share.isSuspicious) held.push({ order: await lockOrder(tx, id), share })
  }
  const amount = held.reduce((sum, it) => sum + it.share.amount, 0)
  if (held.length !== body.count || amount !== body.amount) throw new Refusal('CONFLICT')
  return held
}

function audit(
  tx: Tx,
  { body, caller, request }: Deciding,
  action: 'partners.allow-share' | 'partners.refuse-share',
  order: StoredOrder,
  details: AuditDetails,
): void {
  const entry = { action, subject: order.id, details: { ...details, customerId: body.partnerId } }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
}
