import assert from 'node:assert/strict'
import { api } from '@runmart/contract'
import type { Answer } from '@runmart/contract/client'
import { expectData, expectRefusal } from './expect-answer.ts'
import type { Shop } from './shop.ts'
import type { Person } from './test-server.ts'

/** Delivers orders while customer or operator refund them: exactly one happens. Returns the number of deliveries. */
export async function endTwice(shop: Shop, buyer: Person, serviceId: string, rounds: number): Promise<number> {
  const callAsOperator = shop.operator.call
  const body = { serviceId, amount: 10, contactInfo: '@me' }
  const taken = async () => {
    const { id } = expectData(await buyer.call(api.orders.owner, { body })).order
    expectData(await callAsOperator(api.ordersOperator.take, { params: { id } }))
    return id
  }
  let delivered = 0
  for (let round = 0; round < rounds; round++) {
    const id = await taken()
    const end: () => Promise<Answer<unknown>> =
      round % 2
        ? () => callAsOperator(api.ordersOperator.refund, { params: { id }, body: { reason: 'Sorry' } })
        : () => buyer.call(api.orders.cancel, { params: { id } })
    const finish = () => callAsOperator(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } })
    const answers = await Promise.all(round % 4 < 2 ? [end(), finish()] : [finish(), end()])
    assert.equal(answers.filter((it) => it.success).length, 1, JSON.stringify(answers))
    for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'INVALID_TRANSITION')
    const { order } = expectData(await buyer.call(api.orders.order, { params: { id } }))
    const isDelivered = order.orderStatus === 'success'
    assert.equal(order.refunded, isDelivered ? 0 : order.totalCash)
    delivered += Number(isDelivered)
  }
  return delivered
}
