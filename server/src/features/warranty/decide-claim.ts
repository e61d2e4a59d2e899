import type { api } from '@runmart/contract'
import { outOfRange } from '@runmart/contract/out-of-range'
import type { OperatorClaim } from '@runmart/contract/warranty-operator'
import { writeAudit } from '#features/audit/index.ts'
import { claimedOrders, countRefund, lockOrder, type RefundCap, type StoredOrder } from '#features/orders/index.ts'
import { lockGoods } from '#features/stock/index.ts'
import { dropRefill } from '#features/suppliers/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice, Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { notify } from '#platform/notify.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { type Decision, findClaim, hasWaitingClaims, markDecided, type StoredClaim } from './claim-queries.ts'
import { getOperatorClaim } from './present-claim.ts'

/** Marks a decision by the order's partner, who answers only claims that wait for partners and does not find others. */
export type ByPartner = { isPartner?: true }
type One = Result<{ claim: OperatorClaim }>
type Input = { params: { id: string }; caller: Caller; request: RequestInfo } & ByPartner
type Outcome = Omit<Decision, 'decidedBy'>
type InputOf<E extends 'replace' | 'refund'> = Pick<
  HandlerInput<(typeof api.warrantyOperator)[E]>,
  'params' | 'body' | 'caller' | 'request'
> &
  ByPartner

/**
 * Replaces the claimed items, except those replaced since the claim. For an order without items, stores the text of the
 * new delivery.
 */
export function replaceClaimed(tx: Tx, input: InputOf<'replace'>): Promise<One> {
  const notice = 'messages.warrantyClaimReplaced'
  const by = { by: 'operator', byId: input.caller.userId } as const
  return decide(tx, input, { action: 'warranty.replace', notice }, async (order, claim) => {
    const { text } = input.body
    if (claim.items.length === 0) {
      if (text === undefined) throw refuseField('text', 'required')
      claimedOrders.noteDeliveredAgain(tx, order, { ...by, note: text })
      return { status: 'replaced', reason: text }
    }
    if (text !== undefined) throw refuseField('text', 'unknownField')
    if (!claimedOrders.mayBeReplaced(order)) throw new Refusal('CONFLICT')
    const goods = (await lockGoods(tx, order.id, claim.items)).filter((it) => !it.replacedBy)
    const replaced = goods.length === 0 || (await claimedOrders.replaceItems(tx, order, { goods, reason: null, ...by }))
    if (!replaced) throw new Refusal('SERVICE_UNAVAILABLE_NOW')
    return { status: 'replaced' }
  })
}

/**
 * Refunds the claimed part, at most its share of the price. An operator's refunds count towards the operator's own
 * limit.
 */
export function refundClaim(tx: Tx, input: InputOf<'refund'>, cap: RefundCap | null): Promise<One> {
  const { amount, acceptRefund, reason } = input.body
  const notice = 'messages.warrantyClaimRefunded'
  return decide(tx, input, { action: 'warranty.refund', notice }, async (order, claim) => {
    const most = claimedOrders.mostRefundFor(order, claim.amount)
    if (acceptRefund !== undefined && acceptRefund !== most)
      throw new Refusal('REFUND_CHANGED', { data: { refund: most } })
    if (amount > most) throw refuseField('amount', outOfRange(1, most, 'dong'))
    if (cap) await countRefund(tx, order, amount, input, cap)
    await claimedOrders.refundClaimed(tx, order, { amount, reason, operatorId: input.caller.userId })
    return { status: 'refunded', refunded: amount, reason }
  })
}

/** Refuses a claim with a reason that the customer reads. */
export function refuseClaim(tx: Tx, input: HandlerInput<typeof api.warrantyOperator.refuse>): Promise<One> {
  const { reason } = input.body
  const notice = 'messages.warrantyClaimRefused'
  return decide(tx, input, { action: 'warranty.refuse', notice }, async (order) => {
    claimedOrders.noteClaim(tx, order, { event: 'claim-refused', operatorId: input.caller.userId, reason })
    return { status: 'refused', reason }
  })
}

/**
 * Decides a waiting claim, once and never one's own. Locks order and claim, so that a second decision waits and gets a
 * conflict. Writes the audit log and notifies the customer.
 */
async function decide(
  tx: Tx,
  input: Input,
  { action, notice }: { action: 'warranty.replace' | 'warranty.refund' | 'warranty.refuse'; notice: Notice },
  act: (order: StoredOrder, claim: StoredClaim) => Promise<Outcome>,
): Promise<One> {
  const { caller, request } = input
  const { order, claim } = await lockClaim(tx, input)
  const outcome = await act(order, claim)
  if (claim.turn === 'supplier') await dropRefill(tx, claim.id)
  await settleClaim(tx, order, claim, { ...outcome, decidedBy: caller.userId })
  const { refunded = 0, reason = '' } = outcome
  writeAudit(tx, {
    ...{ operatorId: caller.userId, address: request.address, action, subject: order.id },
    details: {
      order: order.code,
      customerId: order.customerId,
      claimed: claim.amount,
      ...(refunded && { amount: refunded }),
      reason,
    },
  })
  return { data: { claim: await getOperatorClaim(tx, claim.id, request.language) }, notice, about: order.code }
}

/** Locks a waiting claim and its order, if the caller may answer it. */
export async function lockClaim(
  tx: Tx,
  { params, caller, isPartner }: Input,
): Promise<{ order: StoredOrder; claim: StoredClaim }> {
  const found = await findClaim(tx, params.id)
  if (!found) throw new Refusal('NOT_FOUND')
  const order = await lockOrder(tx, found.orderId)
  if (isPartner && order.partnerId !== caller.userId) throw new Refusal('NOT_FOUND')
  if (!isPartner) await claimedOrders.requireOthers(tx, order, caller.userId)
  // Reads the claim again: a concurrent decision or closing held the order until now.
  const claim = await findClaim(tx, params.id)
  if (!claim) throw new Refusal('NOT_FOUND')
  if (claim.status !== 'waiting' || (isPartner && claim.turn !== 'partner')) throw new Refusal('CONFLICT')
  return { order, claim }
}

/**
 * Stores the decision about a locked claim and notifies its customer. Releases the order's earnings after its last
 * waiting claim.
 */
export async function settleClaim(tx: Tx, order: StoredOrder, { id }: StoredClaim, decision: Decision): Promise<void> {
  await markDecided(tx, id, decision)
  if (!(await hasWaitingClaims(tx, order.id))) await claimedOrders.releaseAfterClaims(tx, [order.id])
  const { status: outcome, refunded = 0, reason = '' } = decision
  const about = { orderId: order.id, orderCode: order.code }
  notify(tx, order.customerId, { kind: 'claim-decided', ...about, outcome, refunded, reason }, id)
}
