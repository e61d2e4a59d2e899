import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { insertEvent } from '../event-queries.ts'
import { refundReversed } from '../order-events.ts'
import { lockOrder, updateRefundReversed } from '../order-queries.ts'
import { publishOrderChanged } from '../publish-order-changed.ts'
import { requireOthers } from './require-others.ts'

type RefundReversal = { reference: string; amount: number; isForDelivered: boolean; reason: string; operatorId: string }

/**
 * An operator takes a refund back: its order is paid for that much more. The order stays where it is; one that ended is not
 * opened again. Returns its id. The money itself is moved by the caller.
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
