import type { api } from '@runmart/contract'
import { isFinal } from '@runmart/contract/orders-states'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { type ActInput, actOnOrder } from '../operator/act-on-order.ts'
import { publishOrderChanged } from '../publish-order-changed.ts'
import { leaveToShop } from './partner-orders.ts'

/** A partner leaves an open order to the shop, as far as it is done, with a reason that operators read. */
export function giveBack(tx: Tx, input: ActInput<typeof api.partnersDesk.giveBack>) {
  const { reason } = input.body
  const action = { action: 'give-back', notice: 'messages.orderGivenBack', details: { reason } } as const
  return actOnOrder(tx, { ...input, isPartner: true }, action, async (order) => {
    if (isFinal(order.status)) throw new Refusal('INVALID_TRANSITION')
    await leaveToShop(tx, order.id, reason)
    publishOrderChanged(tx, order)
    return { ...order, partnerId: null }
  })
}

/** An operator takes an open order over from its partner, as far as it is done, with a reason that the partner reads. */
export function takeOver(tx: Tx, input: ActInput<typeof api.partnersOperator.takeOver>) {
  const { reason } = input.body
  const action = { action: 'take-over', notice: 'messages.orderTakenOver', details: { reason } } as const
  return actOnOrder(tx, input, action, async (order) => {
    if (!order.partnerId) throw new Refusal('CONFLICT')
    if (isFinal(order.status)) throw new Refusal('INVALID_TRANSITION')
    await leaveToShop(tx, order.id, reason)
    publishOrderChanged(tx, order)
    return { ...order, partnerId: null }
  })
}
