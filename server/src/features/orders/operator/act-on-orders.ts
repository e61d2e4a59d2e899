import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import type { Tx } from '#platform/db/tx.ts'
import { actOnEach } from '#platform/http/act-on-each.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { lockOrder, orders, type StoredOrder } from '../order-queries.ts'
import { explainRefusal } from './act-problem.ts'
import { deliverOrder } from './deliver-order.ts'
import { failOrder, refundOrder } from './end-order.ts'
import { askForRefund, deliveredPart, type RefundCap } from './refund-cap.ts'
import { refundOfAct } from './refund-of-act.ts'
import { takeOrder } from './take-order.ts'

type Input = HandlerInput<typeof api.ordersDesk.act>
type Asked = Input['body']['orders'][number]
type Outcome = DataOf<typeof api.ordersDesk.act>['outcomes'][number]

/** Acts on some orders, each in its own transaction and once under its key. */
export async function actOnOrders(
  db: Transactions,
  input: Input,
  cap: RefundCap,
): Promise<Result<DataOf<typeof api.ordersDesk.act>>> {
  const { key, act, reason, restock, awaiting, orders: asked } = input.body
  if ((act === 'fail' || act === 'refund') && !reason) throw refuseField('reason', 'required')
  // Before the first action: an operator who confirms later could not tell what was done.
  if (act === 'refund' && !input.caller.isFresh) await db.transaction((tx) => requireUndelivered(tx, asked))
  const outcomes = await actOnEach<Asked, Outcome>(db, asked, {
    ...{ userId: input.caller.userId, key, request: { act, reason, restock, awaiting } },
    act: (tx, asked) => doAct(tx, input, asked, cap),
    explain: async (tx, { id }, refusal) => {
      if (refusal.code === 'APPROVAL_NEEDED') await askAgain(tx, input, id)
      return { id, refunded: 0, ...(await explainRefusal(tx, id, refusal, input.request.language)) }
    },
  })
  return { data: { outcomes } }
}

/** Requires a step-up for refunds of delivered parts; other refunds need none. */
async function requireUndelivered(tx: Tx, asked: readonly Asked[]): Promise<void> {
  for (const { id } of asked) {
    const order = isUuid(id) ? await tx.find(orders.where('o.id', '=', id)) : null
    if (order && deliveredPart(order, order.total - order.refunded) > 0) throw new Refusal('STEP_UP_REQUIRED')
  }
}

/** Stores a request that waits for a second operator, although the refusal rolled back this order's transaction. */
async function askAgain(tx: Tx, input: Input, id: string): Promise<void> {
  const order = await lockOrder(tx, id)
  await askForRefund(tx, order, deliveredPart(order, order.total - order.refunded), input)
}

async function doAct(tx: Tx, input: Input, asked: Asked, cap: RefundCap): Promise<Result<Outcome>> {
  const before = await lockOrder(tx, asked.id)
  refundOfAct(before, input.body, input.caller.userId)
  const order = await actAlone(tx, input, asked, { before, cap })
  const refunded = order.refunded - before.refunded
  return { data: { id: order.id, orderCode: order.orderCode, refunded, problem: null } }
}

/** Runs the action that an operator can take on one order alone. */
async function actAlone(
  tx: Tx,
  { body, caller, request }: Input,
  { id, acceptRefund, note }: Asked,
  { before, cap }: { before: StoredOrder; cap: RefundCap },
): Promise<OperatorOrder> {
  const { act, reason = '', restock } = body
  const step = { params: { id }, query: undefined, caller, request }
  if (act === 'take') return (await takeOrder(tx, { ...step, body: undefined })).data.order
  // The delivery of an order by the day starts its days: customers get that notice instead of the delivery's.
  if (act === 'deliver' && before.status === 'pending')
    await takeOrder(tx, { ...step, body: undefined, ...(before.billing === 'unit' && { isFollowed: true }) })
  if (act === 'deliver')
    return (await deliverOrder(tx, { ...step, body: { rest: 'delivered', acceptRefund, note } })).data.order
  const ending = { ...step, body: { reason, acceptRefund, restock } }
  return (await (act === 'fail' ? failOrder(tx, ending) : refundOrder(tx, ending, cap))).data.order
}
