import type { api } from '@runmart/contract'
import { isFinal } from '@runmart/contract/orders-states'
import type { AuditDetails } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice } from '#platform/http/envelope.ts'
import { Refusal } from '#platform/refusal.ts'
import { refuseTransition } from '../assert-transition.ts'
import { type ActInput, actOnOrder } from '../operator/act-on-order.ts'
import type { StoredOrder } from '../order-queries.ts'
import { publishOrderChanged } from '../publish-order-changed.ts'
import { countDelivered, saidByPartner } from './count-delivered.ts'
import { leaveToShop } from './partner-orders.ts'
import { lockShare } from './share-queries.ts'

/** A partner leaves the undone rest of an open order to the shop, with a reason for operators. */
export function giveBack(tx: Tx, input: ActInput<typeof api.partnersDesk.giveBack>) {
  const { reason } = input.body
  const action = { action: 'give-back', notice: 'messages.orderGivenBack', details: { reason } } as const
  return actOnOrder(tx, { ...input, isPartner: true }, action, async (order) => {
    if (isFinal(order.status)) throw refuseTransition(order.status, 'in-progress')
    await leaveToShop(tx, order.id, reason)
    publishOrderChanged(tx, order)
    return { ...order, partnerId: null }
  })
}

type ByOperator = ActInput<typeof api.partnersOperator.takeOver>

/** An operator takes the undone rest of an open order from its partner, with a reason for the partner. */
export function takeOver(tx: Tx, input: ByOperator) {
  const action = { action: 'take-over', notice: 'messages.orderTakenOver' } as const
  return recountAnd(tx, input, action, async (order) => {
    await leaveToShop(tx, order.id, input.body.reason)
    return { ...order, partnerId: null }
  })
}

/** An operator corrects the done part of an open order that its partner left to the shop. */
export function recount(tx: Tx, input: ByOperator) {
  return recountAnd(tx, input, { action: 'recount', notice: 'messages.orderRecounted' }, async (order) => order)
}

/** Also returns the order's partner, and the delivered number by the partner's and by the operator's count. */
async function recountAnd(
  tx: Tx,
  input: ByOperator,
  action: { action: 'take-over' | 'recount'; notice: Notice },
  act: (order: StoredOrder) => Promise<StoredOrder>,
) {
  const { reason, seen, ...counted } = input.body
  const operatorId = input.caller.userId
  const details: AuditDetails = { reason }
  const told = { partnerId: '', said: 0, counted: 0 }
  const acted = await actOnOrder(tx, input, { ...action, details }, async (order) => {
    const share = await lockShare(tx, order.id)
    if (!share || (order.partnerId !== null) !== (action.action === 'take-over')) throw new Refusal('CONFLICT')
    if (isFinal(order.status)) throw refuseTransition(order.status, 'in-progress')
    const said = saidByPartner(order, share)
    // After the partner left, new work is the shop's, so the operator's number may be out of date. A takeover ignores
    // the partner's work meanwhile.
    const isOutdated = seen !== undefined && seen !== order.delivered
    if (action.action === 'recount' && (said === 0 || isOutdated)) throw new Refusal('CONFLICT')
    const recounted = await countDelivered(tx, order, { said, counted, operatorId })
    const [before, after] = [order.delivered, recounted.delivered]
    if (after < before) Object.assign(details, { before: { done: before }, after: { done: after } })
    Object.assign(told, { partnerId: share.partnerId, said, counted: said - (before - after) })
    const left = await act(recounted)
    publishOrderChanged(tx, left)
    return left
  })
  return { acted, told }
}
