import type { Tx } from '#platform/db/tx.ts'
import { insertEvent } from '../event-queries.ts'
import { moveOrder } from '../move-order.ts'
import { beginDays, type StoredOrder } from '../order-queries.ts'
import { tellChange } from '../tell-change.ts'
import { setBotStatus } from './bot-queries.ts'
import { demandBotStep } from './bot-rules.ts'

/** Notes that a machine has the run of a locked order. With the first time the order is in progress, and paid days begin. */
export async function takeRun(tx: Tx, order: StoredOrder): Promise<void> {
  if (order.botStatus === 'running') return
  demandBotStep(order, 'running', 'system')
  if (order.status === 'pending') {
    // Who gave a bot its lines watches it begin; that is no news.
    await moveOrder(tx, order, { to: 'in-progress', by: 'system', byId: null, event: 'started', isTold: true })
    if (order.billing === 'day') await beginDays(tx, order.id)
  } else insertEvent(tx, order.id, { by: 'system', byId: null, event: 'bot-running' })
  setBotStatus(tx, order.id, 'running')
  tellChange(tx, { ...order, status: 'in-progress' })
}
