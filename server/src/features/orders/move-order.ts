import type { BotStatus } from '@runmart/contract/bots-states'
import { isFinal, type OrderActor, type OrderStatus } from '@runmart/contract/orders-states'
import { restoreAvailability } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { notify } from '#platform/notify.ts'
import { assertTransition } from './assert-transition.ts'
import { deleteUnused } from './delete-lines.ts'
import { releaseCode } from './discount-codes/code-queries.ts'
import { type Happened, insertEvent } from './event-queries.ts'
import { deleteInputSettings } from './input-queries.ts'
import { orderSucceeded } from './order-events.ts'
import { beginOrder, type StoredOrder, updateOrder } from './order-queries.ts'
import { publishOrderChanged } from './publish-order-changed.ts'
import { refundCustomer } from './refund-customer.ts'
import { unusedPlaces, withDone } from './refund-due.ts'

export type Step = {
  to: OrderStatus
  by: OrderActor
  byId: string | null
  event: Happened['event']
  /** The refund of this step. */
  refund?: number
  done?: number
  note?: string
  documentLink?: string | null
  /** Whether the undelivered places return to the service; by default only an operator's step keeps them closed. */
  restock?: boolean
  /** The customer gets another notification instead. */
  isNotified?: true
  /** Another step follows in this transaction: only that one notifies the customer. */
  isFollowed?: true
  /** The bot's final state, unless it just stopped. */
  botStatus?: BotStatus
}

/** An order after a step, with the number of its service's places that it returned. */
export type MovedOrder = StoredOrder & { restocked: number }

/** Moves a locked order to another status in this transaction, with all effects. Returns the updated order. */
export async function moveOrder(tx: Tx, order: StoredOrder, step: Step): Promise<MovedOrder> {
  assertTransition(order.status, step.to, step.by)
  const refund = step.refund ?? 0
  const moved: StoredOrder = {
    ...withDone(order, step.done ?? order.done),
    status: step.to,
    refunded: order.refunded + refund,
    documentLink: step.documentLink ?? order.documentLink,
    // Drops the start deadline, which no longer matters. Keeps the end of paid days, which tells how long they lasted.
    expiresAt: order.billing === 'day' && order.delivered > 0 ? order.expiresAt : null,
    botStatus: order.botStatus && (isFinal(step.to) ? (step.botStatus ?? 'stopped') : order.botStatus),
  }
  let restocked = 0
  if (step.to === 'in-progress') await beginOrder(tx, order.id)
  else restocked = await end(tx, moved, step.restock ?? step.by !== 'operator')
  // Keeps the uploads if an operator ends it: the operator looked at them and may have to explain.
  if (order.status === 'pending' && isFinal(step.to) && step.by !== 'operator') await deleteUnused(tx, order)
  await refundCustomer(tx, order, refund, step.by === 'operator' ? { reason: step.note ?? '' } : null)
  insertEvent(tx, order.id, {
    by: step.by,
    byId: step.byId,
    event: step.event,
    to: step.to,
    done: order.billing === 'unit' && step.to !== 'in-progress' ? moved.delivered : null,
    refunded: refund,
    restocked,
    note: step.note ?? '',
  })
  if (!step.isFollowed) publishOrderChanged(tx, moved)
  // Customers know their own steps. For the runs of a spread they get one notice at the end, unless there is a refund.
  const isOfSpread = order.startsAt !== null && (step.to === 'in-progress' || step.to === 'success') && refund === 0
  if (step.by !== 'customer' && !step.isNotified && !step.isFollowed && !isOfSpread) {
    const change = { orderId: order.id, orderCode: order.code, orderStatus: step.to, refunded: refund }
    notify(tx, order.customerId, { kind: 'order-changed', ...change }, `${order.id}:${step.to}`)
  }
  if (step.to === 'success') enqueue(tx, orderSucceeded, { orderId: order.id })
  return { ...moved, restocked }
}

/**
 * Ends an order. Returns an unused code and unused places to others, unless the places stay closed. Returns the number
 * of returned places.
 */
async function end(tx: Tx, order: StoredOrder, restock: boolean): Promise<number> {
  const isUndone =
    order.status !== 'success' && (order.delivered === 0 || (order.total > 0 && order.refunded === order.total))
  const freesCode = order.holdsCode && isUndone
  await updateOrder(tx, order.id, { ...order, holdsCode: order.holdsCode && !freesCode })
  if (freesCode && order.discountCode) await releaseCode(tx, order.discountCode, order.codeDiscount)
  if (order.botStatus) deleteInputSettings(tx, order.id)
  if (!restock || order.status === 'success') return 0
  return restoreAvailability(tx, order.serviceId, unusedPlaces(order))
}
