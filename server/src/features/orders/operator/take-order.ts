import type { api } from '@runmart/contract'
import type { Tx } from '#platform/db/tx.ts'
import { moveOrder, type Step } from '../move-order.ts'
import { type ActInput, actOnOrder } from './act-on-order.ts'
import { requireAction } from './require-action.ts'

/** An operator begins an order. */
export function takeOrder(tx: Tx, input: ActInput<typeof api.ordersOperator.take> & Pick<Step, 'isFollowed'>) {
  return actOnOrder(tx, input, { action: 'take', notice: 'messages.orderTaken' }, async (order) => {
    requireAction(order, 'take')
    const step = { to: 'in-progress', by: 'operator', byId: input.caller.userId, event: 'started' } as const
    return moveOrder(tx, order, { ...step, ...(input.isFollowed && { isFollowed: true }) })
  })
}
