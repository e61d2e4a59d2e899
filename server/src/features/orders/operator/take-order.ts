import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { moveOrder } from '../move-order.ts'
import type { StoredOrder } from '../order-queries.ts'
import { actOnOrder } from './act-on-order.ts'

/** An operator begins an order. */
export function takeOrder(tx: Tx, input: HandlerInput<typeof api.ordersOperator.take>) {
  return actOnOrder(tx, input, { action: 'take', notice: 'messages.orderTaken' }, (order) => {
    assertManual(order)
    return moveOrder(tx, order, { to: 'in-progress', by: 'operator', byId: input.caller.userId, event: 'started' })
  })
}

/** Bots deliver bot orders; a person cannot say that they did. */
export function assertManual(order: StoredOrder): void {
  if (order.serviceType === 'AUTO_BOT') throw new Refusal('CONFLICT')
}
