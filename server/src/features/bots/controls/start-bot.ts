import type { OrderActor } from '@runmart/contract/orders-states'
import { moveBot, orderInputs, type StoredOrder } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { refuseField } from '#platform/refusal.ts'
import { requestRun } from '../engine/run-requests.ts'

/** Starts the bot of a locked order from its current line. */
export async function startBot(
  tx: Tx,
  order: StoredOrder,
  by: { by: OrderActor; byId: string | null },
): Promise<StoredOrder> {
  const started = await moveBot(tx, order, { ...by, to: 'started' })
  if (!(await orderInputs.hasInput(tx, order.id))) throw refuseField('content', 'uploadRequired')
  requestRun(tx, order.id)
  return started
}
