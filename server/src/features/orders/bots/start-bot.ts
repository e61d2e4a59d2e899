import type { OrderActor } from '@runmart/contract/orders-states'
import { getServiceKind } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { refuseField } from '#platform/refusal.ts'
import { insertEvent } from '../event-queries.ts'
import { hasInput, nameBot } from '../input-queries.ts'
import { lockOrder, type StoredOrder } from '../order-queries.ts'
import { tellChange } from '../tell-change.ts'
import { setBotStatus } from './bot-queries.ts'
import { demandBotStep } from './bot-rules.ts'
import { askToRun } from './jobs-wanted.ts'

/** Asks that the bot of an order run, from where it is. */
export async function startBot(
  tx: Tx,
  orderId: string,
  who: { by: OrderActor; byId: string },
  customerId: string | null = null,
): Promise<StoredOrder> {
  const order = await lockOrder(tx, orderId, customerId)
  demandBotStep(order, 'started', who.by)
  if (!(await hasInput(tx, order.id))) throw refuseField('content', 'uploadRequired')
  if (order.botStatus === 'waiting') nameBot(tx, order.id, (await getServiceKind(tx, order.serviceId)).botId)
  setBotStatus(tx, order.id, 'started')
  insertEvent(tx, order.id, { ...who, event: 'bot-started' })
  askToRun(tx, order.id)
  const started: StoredOrder = { ...order, botStatus: 'started' }
  tellChange(tx, started)
  return started
}
