import assert from 'node:assert/strict'
import { api } from '@runmart/contract'
import { expectData } from './expect-answer.ts'
import { runConcurrently, type Shop } from './shop.ts'
import type { Person } from './test-server.ts'
import { buyItems, claim, claimed, countsOf, createStockedService, goodsOf } from './warranty-shop.ts'

const PRICE = 1_000
/** A person's calls of another process, or of the same one again. */
type OtherCall = (person: Person) => Person['call']

/** One item is claimed many times at once: the shop makes one claim, and gives one replacement. */
export async function claimAtOnce(shop: Shop, otherCall: OtherCall): Promise<void> {
  for (const replacePercent of [100, 0]) {
    const serviceId = await createStockedService(shop, { items: 12, replacePercent })
    const buyer = await shop.createBuyer(5 * PRICE)
    const { order, items } = await buyItems(buyer, serviceId, 2)
    const answers = await runConcurrently(8, (at) =>
      claim(at % 2 ? buyer.call : otherCall(buyer), order.id, { items: items.slice(0, 1) }),
    )
    assert.deepEqual(answers.map((it) => (it.success ? 'claimed' : it.code)).sort(), [
      ...Array.from({ length: 7 }, () => 'VALIDATION'),
      'claimed',
    ])
    assert.equal((await goodsOf(buyer.call, order.id)).filter((it) => it.replaces).length, replacePercent ? 1 : 0)
    assert.deepEqual(await countsOf(shop, serviceId), replacePercent ? [9, 3] : [10, 2])
  }
  assert.deepEqual(await shop.brokenBooks(), [])
}

/** The last item replaces another or is bought, never both. */
export async function replaceWhileBought(shop: Shop, otherCall: OtherCall, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const serviceId = await createStockedService(shop, { items: 2, replacePercent: 100 })
    const [holder, buyer] = [await shop.createBuyer(PRICE), await shop.createBuyer(PRICE)]
    const { order, items } = await buyItems(holder, serviceId, 1)
    const body = { serviceId, amount: 1, contactInfo: '@me' }
    const [made, bought] = await Promise.all([
      claimed(holder, order.id, { items }),
      otherCall(buyer)(api.orders.owner, { body }),
    ])
    assert.equal(bought.success, made.status === 'waiting')
    if (!bought.success) assert.equal(bought.code, 'SERVICE_UNAVAILABLE_NOW')
    assert.equal(await shop.balanceOf(buyer), bought.success ? 0 : PRICE)
    assert.deepEqual(await countsOf(shop, serviceId), [0, 2])
  }
  assert.deepEqual(await shop.brokenBooks(), [])
}

/** One of several decisions counts, and the others are refused. */
export async function decideAtOnce(shop: Shop, otherCall: OtherCall, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const serviceId = await createStockedService(shop, { items: 5 })
    const buyer = await shop.createBuyer(2 * PRICE)
    const { order, items } = await buyItems(buyer, serviceId, 2)
    const { id } = await claimed(buyer, order.id, { items })
    const params = { id }
    const reason = 'Decided'
    const answers = await Promise.all([
      shop.operator.call(api.warrantyOperator.refund, { params, body: { amount: 2 * PRICE, reason } }),
      otherCall(shop.operator)(api.warrantyOperator.replace, { params, body: {} }),
      shop.operator.call(api.warrantyOperator.refuse, { params, body: { reason } }),
    ])
    assert.deepEqual(answers.map((it) => (it.success ? 'decided' : it.code)).sort(), [
      'CONFLICT',
      'CONFLICT',
      'decided',
    ])
    const { claims } = expectData(await buyer.call(api.warranty.mine, { params: { id: order.id } }))
    const status = claims[0]?.status
    assert.equal(await shop.balanceOf(buyer), status === 'refunded' ? 2 * PRICE : 0)
    assert.deepEqual(await countsOf(shop, serviceId), status === 'replaced' ? [1, 4] : [3, 2])
  }
  assert.deepEqual(await shop.brokenBooks(), [])
}
