import type { BotStatus } from '@runmart/contract/bots-states'
import type { OrderActor, OrderEvent } from '@runmart/contract/orders-states'
import type { Tx } from '#platform/db/tx.ts'
import { notify } from '#platform/notify.ts'
import { insertEvent } from '../event-queries.ts'
import { moveOrder } from '../move-order.ts'
import type { StoredOrder } from '../order-queries.ts'
import { delivered, refundDue } from '../rules.ts'
import { tellChange } from '../tell-change.ts'
import { setBotStatus } from './bot-queries.ts'
import { demandBotStep } from './bot-rules.ts'

export type RunEnd = {
  /** `error`: the bot gave up. */
  to: Extract<BotStatus, 'stopped' | 'error'>
  by: OrderActor
  byId: string | null
  event: Extract<OrderEvent, 'bot-stopped' | 'bot-finished' | 'bot-failed'>
  note?: string
}

/**
 * Ends the run of a locked order. Where lines were paid for, that ends the order, and what was not done goes back to the
 * customer in the same transaction; paid days go on without it.
 */
export async function endRun(tx: Tx, order: StoredOrder, end: RunEnd): Promise<StoredOrder> {
  demandBotStep(order, end.to, end.by)
  insertEvent(tx, order.id, { by: end.by, byId: end.byId, event: end.event, note: end.note ?? '' })
  const refund = order.billing === 'day' ? 0 : refundDue(order)
  if (end.by !== 'customer') tellEnd(tx, order, end, refund)
  if (order.billing === 'day') {
    setBotStatus(tx, order.id, end.to)
    const ended: StoredOrder = { ...order, botStatus: end.to }
    tellChange(tx, ended)
    return ended
  }
  const rest = { refund, byId: end.byId, isTold: true as const, botStatus: end.to, ...(end.note && { note: end.note }) }
  // What a bot has answered was delivered, however the run ended; who gave up without any answer failed.
  if (delivered(order) > 0 && end.event !== 'bot-failed')
    return moveOrder(tx, order, { ...rest, to: 'success', by: 'system', byId: null, event: 'delivered' })
  if (end.by === 'customer') return moveOrder(tx, order, { ...rest, to: 'cancel', by: 'customer', event: 'cancelled' })
  return moveOrder(tx, order, { ...rest, to: 'failed', by: end.by, event: 'failed' })
}

/** Who stopped it himself knows. Paid days may end and begin many times: each end is news of its own. */
function tellEnd(
  tx: Tx,
  { id: orderId, code: orderCode, customerId, done, failed }: StoredOrder,
  end: RunEnd,
  refunded: number,
) {
  const about = { orderId, orderCode, refunded }
  const key = `${orderId}:${new Date().toISOString()}`
  if (end.event === 'bot-failed') notify(tx, customerId, { kind: 'bot-failed', ...about }, key)
  else notify(tx, customerId, { kind: 'bot-finished', ...about, ok: done, failed }, key)
}
