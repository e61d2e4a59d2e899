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

/** A partner leaves an open order to the shop, as far as it is done, with a reason that operators read. */
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

/** An operator takes an open order over from its partner, as far as it is really done, with a reason that the partner reads. */
export function takeOver(tx: Tx, input: ByOperator) {
  const action = { action: 'take-over', notice: 'messages.orderTakenOver' } as const
  return recountAnd(tx, input, action, async (order) => {
    await leaveToShop(tx, order.id, input.body.reason)
    return { ...order, partnerId: null }
  })
}

/** An operator says how much of an open order that its partner left to the shop was really done by then. */
export function recount(tx: Tx, input: ByOperator) {
  return recountAnd(tx, input, { action: 'recount', notice: 'messages.orderRecounted' }, async (order) => order)
}

/** Returns also whose order it is or was, and what was delivered by their count and by the operator's. */
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
    // Since it is the shop's, what was done meanwhile is the shop's as well. Of what a partner did meanwhile nothing counts.
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
