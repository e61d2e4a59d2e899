import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { insertEvent } from '../event-queries.ts'
import { refundReversed } from '../order-events.ts'
import { lockOrder, updateRefundReversed } from '../order-queries.ts'
import { publishOrderChanged } from '../publish-order-changed.ts'
import { requireOthers } from './require-others.ts'

type RefundReversal = { reference: string; amount: number; isForDelivered: boolean; reason: string; operatorId: string }

/**
 * Reverses a refund: the order counts as paid by that amount again. Keeps the order's status and does not reopen an
 * ended one. Returns its id. The caller moves the money.
 */
export async function reverseRefund(tx: Tx, it: RefundReversal): Promise<string> {
  const [id = ''] = it.reference.split(':')
  const order = await lockOrder(tx, id)
  await requireOthers(tx, order, it.operatorId)
  await updateRefundReversed(tx, id, it)
  const happened = { event: 'refund-reversed', refunded: -it.amount, note: it.reason } as const
  insertEvent(tx, id, { by: 'operator', byId: it.operatorId, ...happened })
  publishOrderChanged(tx, order)
  if (order.status === 'success') enqueue(tx, refundReversed, { orderId: id })
  return id
}
