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
  /** How much goes back to the customer with this step. */
  refund?: number
  done?: number
  note?: string
  documentLink?: string | null
  /** Whether others can order what was not delivered; unless said, an operator keeps it closed. */
  restock?: boolean
  /** The customer gets a notification of its own. */
  isNotified?: true
  /** Another step follows in this transaction: only that one reaches the customer. */
  isFollowed?: true
  /** How a bot ended, unless it just stopped. */
  botStatus?: BotStatus
}

/** An order after a step, and how many places of its service came back with it. */
export type MovedOrder = StoredOrder & { restocked: number }

/** Takes a locked order to another status, with all that follows from it, in this transaction. Returns the order as it is then. */
export async function moveOrder(tx: Tx, order: StoredOrder, step: Step): Promise<MovedOrder> {
  assertTransition(order.status, step.to, step.by)
  const refund = step.refund ?? 0
  const moved: StoredOrder = {
    ...withDone(order, step.done ?? order.done),
    status: step.to,
    refunded: order.refunded + refund,
    documentLink: step.documentLink ?? order.documentLink,
    // Until when it had to begin is past now; how long paid days last still says something.
    expiresAt: order.billing === 'day' && order.delivered > 0 ? order.expiresAt : null,
    botStatus: order.botStatus && (isFinal(step.to) ? (step.botStatus ?? 'stopped') : order.botStatus),
  }
  let restocked = 0
  if (step.to === 'in-progress') await beginOrder(tx, order.id)
  else restocked = await end(tx, moved, step.restock ?? step.by !== 'operator')
  // An operator who ends it has looked at it, and may be asked why.
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
  // Customers know what they did themselves; of the runs of a spread they hear when all are over, unless money comes back.
  const isOfSpread = order.startsAt !== null && (step.to === 'in-progress' || step.to === 'success') && refund === 0
  if (step.by !== 'customer' && !step.isNotified && !step.isFollowed && !isOfSpread) {
    const change = { orderId: order.id, orderCode: order.code, orderStatus: step.to, refunded: refund }
    notify(tx, order.customerId, { kind: 'order-changed', ...change }, `${order.id}:${step.to}`)
  }
  if (step.to === 'success') enqueue(tx, orderSucceeded, { orderId: order.id })
  return { ...moved, restocked }
}

/**
 * Ends an order. What nobody got is there for others again: the use of its code, and the places unless they stay closed.
 * Returns how many places came back.
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
