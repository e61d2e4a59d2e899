import type { Tx } from '#platform/db/tx.ts'
import { insertEvent } from '../event-queries.ts'
import { lockOrder, type StoredOrder } from '../order-queries.ts'
import { tellChange } from '../tell-change.ts'
import { setBotStatus } from './bot-queries.ts'
import { demandBotStep } from './bot-rules.ts'

/** The customer halts his bot; whoever runs it sees that within a second. */
export async function pauseBot(tx: Tx, orderId: string, customerId: string): Promise<StoredOrder> {
  const order = await lockOrder(tx, orderId, customerId)
  demandBotStep(order, 'paused', 'customer')
  setBotStatus(tx, order.id, 'paused')
  insertEvent(tx, order.id, { by: 'customer', byId: customerId, event: 'bot-paused' })
  const paused: StoredOrder = { ...order, botStatus: 'paused' }
  tellChange(tx, paused)
  return paused
}
