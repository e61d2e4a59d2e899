import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { moveOrder, type Step } from '../move-order.ts'
import type { StoredOrder } from '../order-queries.ts'
import { requireStarted } from '../scheduled.ts'
import { type ActInput, actOnOrder } from './act-on-order.ts'

/** An operator begins an order. */
export function takeOrder(
  tx: Tx,
  input: ActInput<typeof api.ordersOperator.take>,
  more: Pick<Step, 'isFollowed'> = {},
) {
  return actOnOrder(tx, input, { action: 'take', notice: 'messages.orderTaken' }, (order) => {
    assertManual(order)
    const step = { to: 'in-progress', by: 'operator', byId: input.caller.userId, event: 'started' } as const
    return moveOrder(tx, order, { ...step, ...more })
  })
}

/** Bots deliver bot orders, and others what was sent on to them; a person cannot say that they did. */
export function assertManual(order: StoredOrder): void {
  requireNotSentOn(order)
  requireStarted(order)
  if (order.serviceType === 'AUTO_BOT') throw new Refusal('CONFLICT')
}

/** Who ends an order that others are delivering takes it over first: otherwise it would be paid there and refunded here. */
export function requireNotSentOn(order: StoredOrder): void {
  if (order.sentOn) throw new Refusal('ORDER_SENT_ON')
}
