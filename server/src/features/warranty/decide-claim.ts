import type { api } from '@runmart/contract'
import type { OperatorClaim } from '@runmart/contract/warranty-operator'
import { writeAudit } from '#features/audit/index.ts'
import { claimedOrders, lockOrder, type StoredOrder } from '#features/orders/index.ts'
import { lockGoods } from '#features/stock/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice, Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { notify } from '#platform/notify.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { type Decision, findClaim, markDecided, type StoredClaim } from './claim-queries.ts'
import { getOperatorClaim } from './present-claim.ts'

type One = Result<{ claim: OperatorClaim }>
type Input = { params: { id: string }; caller: Caller; request: RequestInfo }
type Outcome = Omit<Decision, 'decidedBy'>

/** Gives the customer others for the claimed items. Those that were replaced since they were claimed are left as they are. */
export function replaceClaimed(tx: Tx, input: HandlerInput<typeof api.warrantyOperator.replace>): Promise<One> {
  const notice = 'messages.warrantyClaimReplaced'
  return decide(tx, input, { action: 'warranty.replace', notice }, async (order, claim) => {
    if (claim.items.length === 0 || !claimedOrders.mayBeReplaced(order)) throw new Refusal('CONFLICT')
    const goods = (await lockGoods(tx, order.id, claim.items)).filter((it) => !it.replacedBy)
    const by = { by: 'operator', byId: input.caller.userId } as const
    const replaced = goods.length === 0 || (await claimedOrders.replaceItems(tx, order, { goods, reason: null, ...by }))
    if (!replaced) throw new Refusal('SERVICE_UNAVAILABLE_NOW')
    return { status: 'replaced' }
  })
}

/** Gives back money for the claimed part, at most its share of the price. */
export function refundClaim(tx: Tx, input: HandlerInput<typeof api.warrantyOperator.refund>): Promise<One> {
  const { amount, acceptRefund, reason } = input.body
  const notice = 'messages.warrantyClaimRefunded'
  return decide(tx, input, { action: 'warranty.refund', notice }, async (order, claim) => {
    const most = claimedOrders.mostRefundFor(order, claim.amount)
    if (acceptRefund !== undefined && acceptRefund !== most)
      throw new Refusal('REFUND_CHANGED', { data: { refund: most } })
    if (amount > most) throw refuseField('amount', 'outOfRange')
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
 * Lets an operator decide a claim that waits, once and never their own: with order and claim locked, so that a second operator
 * waits and is then told. What was decided is on the audit log, and its customer is notified.
 */
async function decide(
  tx: Tx,
  { params, caller, request }: Input,
  { action, notice }: { action: 'warranty.replace' | 'warranty.refund' | 'warranty.refuse'; notice: Notice },
  act: (order: StoredOrder, claim: StoredClaim) => Promise<Outcome>,
): Promise<One> {
  const found = await findClaim(tx, params.id)
  if (!found) throw new Refusal('NOT_FOUND')
  const order = await lockOrder(tx, found.orderId)
  await claimedOrders.requireOthers(tx, order, caller.userId)
  // Read again: whoever decided, or closed the account, held the order until now.
  const claim = await findClaim(tx, params.id)
  if (!claim) throw new Refusal('NOT_FOUND')
  if (claim.status !== 'waiting') throw new Refusal('CONFLICT')
  const outcome = await act(order, claim)
  await markDecided(tx, claim.id, { ...outcome, decidedBy: caller.userId })
  const { status, refunded = 0, reason = '' } = outcome
  const about = { orderId: order.id, orderCode: order.code }
  notify(tx, order.customerId, { kind: 'claim-decided', ...about, outcome: status, refunded, reason }, claim.id)
  writeAudit(tx, {
    ...{ operatorId: caller.userId, address: request.address, action, subject: order.id },
    details: { order: order.code, claimed: claim.amount, ...(refunded && { amount: refunded }), reason },
  })
  return { data: { claim: await getOperatorClaim(tx, claim.id, request.language) }, notice, about: order.code }
}
