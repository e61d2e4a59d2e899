import { type BotStatus, canBotTransition } from '@runmart/contract/bots-states'
import type { OrderActor } from '@runmart/contract/orders-states'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'
import { refuseTransition } from './assert-transition.ts'
import { type Happened, insertEvent } from './event-queries.ts'
import { moveOrder } from './move-order.ts'
import { beginDays, type StoredOrder } from './order-queries.ts'
import { publishOrderChanged } from './publish-order-changed.ts'
import { refundDue } from './refund-due.ts'

export type BotStep = {
  to: Exclude<BotStatus, 'waiting'>
  by: OrderActor
  byId: string | null
  /** It stops because all its lines are done. */
  hasFinished?: true
  note?: string
}

/**
 * Moves the bot of a locked order to another state in this transaction, with all effects on the order. Returns the
 * updated order.
 */
export async function moveBot(tx: Tx, order: StoredOrder, step: BotStep): Promise<StoredOrder> {
  assertBotTransition(order, step)
  if (step.to === 'running') return beginRun(tx, order)
  insertEvent(tx, order.id, { by: step.by, byId: step.byId, event: eventOf(step), note: step.note ?? '' })
  return step.to === 'stopped' || step.to === 'error' ? endRun(tx, order, step) : changeStatus(tx, order, step.to)
}

function assertBotTransition(order: StoredOrder, { to, by }: BotStep): void {
  const { status: orderStatus, botStatus, billing } = order
  if (canBotTransition({ orderStatus, botStatus, isByDay: billing === 'day' }, to, by)) return
  // An order without a bot has nothing to start.
  if (botStatus === null) throw refuseTransition(orderStatus, 'in-progress')
  throw new Refusal('INVALID_TRANSITION', { fill: { from: `botStates.${botStatus}`, to: `botStates.${to}` } })
}

const events = { started: 'bot-started', running: 'bot-running', paused: 'bot-paused', error: 'bot-failed' } as const

function eventOf({ to, hasFinished }: BotStep): Happened['event'] {
  if (to === 'stopped') return hasFinished ? 'bot-finished' : 'bot-stopped'
  return events[to]
}

function changeStatus(tx: Tx, order: StoredOrder, to: BotStatus): StoredOrder {
  tx.write(sql`update orders.orders set bot_status = ${to} where id = ${order.id}`)
  const changed: StoredOrder = { ...order, botStatus: to }
  publishOrderChanged(tx, changed)
  return changed
}

/** The first run puts the order in progress and starts its paid days. */
async function beginRun(tx: Tx, order: StoredOrder): Promise<StoredOrder> {
  if (order.status === 'pending') {
    // Customers watch their bot begin: no notification.
    await moveOrder(tx, order, { to: 'in-progress', by: 'system', byId: null, event: 'started', isNotified: true })
    if (order.billing === 'day') await beginDays(tx, order.id)
  } else insertEvent(tx, order.id, { by: 'system', byId: null, event: 'bot-running' })
  return changeStatus(tx, { ...order, status: 'in-progress' }, 'running')
}

/**
 * Ends a run. If lines are paid for, this ends the order and refunds the undone ones in the same transaction. Paid days
 * continue.
 */
async function endRun(tx: Tx, order: StoredOrder, step: BotStep): Promise<StoredOrder> {
  const refund = order.billing === 'day' ? 0 : refundDue(order)
  if (step.by !== 'customer') notifyOfEnd(tx, order, step, refund)
  if (order.billing === 'day') return changeStatus(tx, order, step.to)
  const rest = {
    refund,
    byId: step.byId,
    isNotified: true as const,
    botStatus: step.to,
    ...(step.note && { note: step.note }),
  }
  // The bot's answers are delivered, however the run ended. A run without any answer failed.
  if (order.delivered > 0 && step.to !== 'error')
    return moveOrder(tx, order, { ...rest, to: 'success', by: 'system', byId: null, event: 'delivered' })
  if (step.by === 'customer') return moveOrder(tx, order, { ...rest, to: 'cancel', by: 'customer', event: 'cancelled' })
  return moveOrder(tx, order, { ...rest, to: 'failed', by: step.by, event: 'failed' })
}

/** Paid days may stop and start many times: each end has its own notification. */
function notifyOfEnd(tx: Tx, order: StoredOrder, { to }: BotStep, refunded: number): void {
  const { id: orderId, code: orderCode, customerId, done, failed } = order
  const about = { orderId, orderCode, refunded }
  const key = `${orderId}:${new Date().toISOString()}`
  if (to === 'error') notify(tx, customerId, { kind: 'bot-failed', ...about }, key)
  else notify(tx, customerId, { kind: 'bot-finished', ...about, ok: done, failed }, key)
}
