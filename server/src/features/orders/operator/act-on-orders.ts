import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { withIdempotencyKey } from '#platform/http/idempotency.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { lockOrder } from '../order-queries.ts'
import { explainRefusal } from './act-problem.ts'
import { deliverOrder } from './deliver-order.ts'
import { failOrder, refundOrder } from './end-order.ts'
import { refundOfAct } from './refund-of-act.ts'
import { takeOrder } from './take-order.ts'

type Input = HandlerInput<typeof api.ordersDesk.act>
type Asked = Input['body']['orders'][number]
type Outcome = DataOf<typeof api.ordersDesk.act>['outcomes'][number]

/**
 * Acts on some orders, one after the other, each in a transaction of its own: what is refused for one does not touch the
 * others. Sent again under the same key, what was done is answered as before and not done again.
 */
export async function actOnOrders(db: Transactions, input: Input): Promise<Result<DataOf<typeof api.ordersDesk.act>>> {
  const { act, reason, orders } = input.body
  if ((act === 'fail' || act === 'refund') && !reason) throw refuseField('reason', 'required')
  const outcomes: Outcome[] = []
  for (const asked of orders) outcomes.push(await actOnOne(db, input, asked))
  return { data: { outcomes } }
}

async function actOnOne(db: Transactions, input: Input, asked: Asked): Promise<Outcome> {
  const { key, act, reason, restock } = input.body
  const once = {
    userId: input.caller.userId,
    key: `${key}:${asked.id}`,
    request: JSON.stringify({ act, reason, restock, ...asked }),
  }
  try {
    const { data } = await db.transaction((tx) => withIdempotencyKey(tx, once, () => doAct(tx, input, asked)))
    return data as Outcome
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return db.transaction(async (tx) => ({
      id: asked.id,
      refunded: 0,
      ...(await explainRefusal(tx, asked.id, problem, input.request.language)),
    }))
  }
}

async function doAct(tx: Tx, input: Input, asked: Asked): Promise<Result<Outcome>> {
  const before = await lockOrder(tx, asked.id)
  refundOfAct(before, input.body.act, input.caller.userId)
  const order = await actAlone(tx, input, asked, before.status === 'pending')
  const refunded = order.refunded - before.refunded
  return { data: { id: order.id, orderCode: order.orderCode, refunded, problem: null } }
}

/** The step that an operator takes with one order alone. */
async function actAlone(
  tx: Tx,
  { body, caller, request }: Input,
  { id, acceptRefund, note }: Asked,
  isPending: boolean,
): Promise<OperatorOrder> {
  const { act, reason = '', restock } = body
  const step = { params: { id }, query: undefined, caller, request }
  if (act === 'take' || (act === 'deliver' && isPending)) {
    const taken = await takeOrder(tx, { ...step, body: undefined })
    if (act === 'take') return taken.data.order
  }
  if (act === 'deliver')
    return (await deliverOrder(tx, { ...step, body: { rest: 'delivered', acceptRefund, note } })).data.order
  const end = act === 'fail' ? failOrder : refundOrder
  return (await end(tx, { ...step, body: { reason, acceptRefund, restock } })).data.order
}
