import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import type { Tx } from '#platform/db/tx.ts'
import { actOnEach } from '#platform/http/act-on-each.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { refuseField } from '#platform/refusal.ts'
import { lockOrder } from '../order-queries.ts'
import { explainRefusal } from './act-problem.ts'
import { deliverOrder } from './deliver-order.ts'
import { failOrder, refundOrder } from './end-order.ts'
import { refundOfAct } from './refund-of-act.ts'
import { takeOrder } from './take-order.ts'

type Input = HandlerInput<typeof api.ordersDesk.act>
type Asked = Input['body']['orders'][number]
type Outcome = DataOf<typeof api.ordersDesk.act>['outcomes'][number]

/** Acts on some orders, each alone, and once under its key. */
export async function actOnOrders(db: Transactions, input: Input): Promise<Result<DataOf<typeof api.ordersDesk.act>>> {
  const { key, act, reason, restock, awaiting, orders } = input.body
  if ((act === 'fail' || act === 'refund') && !reason) throw refuseField('reason', 'required')
  const outcomes = await actOnEach<Asked, Outcome>(db, orders, {
    ...{ userId: input.caller.userId, key, request: { act, reason, restock, awaiting } },
    act: (tx, asked) => doAct(tx, input, asked),
    explain: async (tx, { id }, refusal) => ({
      id,
      refunded: 0,
      ...(await explainRefusal(tx, id, refusal, input.request.language)),
    }),
  })
  return { data: { outcomes } }
}

async function doAct(tx: Tx, input: Input, asked: Asked): Promise<Result<Outcome>> {
  const before = await lockOrder(tx, asked.id)
  refundOfAct(before, input.body, input.caller.userId)
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
