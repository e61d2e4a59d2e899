import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData } from './expect-answer.ts'
import { runConcurrently, type Shop } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

const PRICE = 1_000
let made = 0

/** A stock that many customers buy from at once; each item costs 1,000 dong. */
export function racedStock(server: TestServer, shop: Shop) {
  const stockedService = async (count: number): Promise<string> => {
    const id = await shop.createService({ price: PRICE })
    const lines = Array.from({ length: count }, () => `key-${++made}`)
    expectData(await shop.operator.call(api.stock.add, { params: { id }, body: { lines } }))
    return id
  }
  const order = (call: Person['call'], serviceId: string, amount: number, idempotencyKey: string = randomUUID()) =>
    call(api.orders.owner, { body: { serviceId, amount, contactInfo: '@me' } }, { idempotencyKey })
  const goodsOf = async ({ call }: Person, id: string) =>
    expectData(await call(api.goods.mine, { params: { id } })).items.map((it) => it.value)
  /** All items of a service by state, counted from the rows themselves. */
  const countRows = (serviceId: string) =>
    server.owner.transaction((tx) =>
      tx.get<{ items: number; free: number; sold: number }>(sql`
        select count(*)::int as items,
          count(*) filter (where exists (select from stock.free f where f.item_id = i.id))::int as free,
          count(*) filter (where exists (select from stock.handed_out h where h.item_id = i.id))::int as sold
        from stock.items i where service_id = ${serviceId}`),
    )
  const countsOf = async (id: string) =>
    expectData(await shop.operator.call(api.stock.stock, { params: { id } })).stock?.counts

  type Crowd = { stock: number; buyers: number; most: number; otherCall: (person: Person) => Person['call'] }
  /**
   * More buyers than items, half of their orders by another process. No item is sold twice, and every paid one is
   * delivered.
   */
  const sellToMany = async ({ stock, buyers, most, otherCall }: Crowd): Promise<void> => {
    const serviceId = await stockedService(stock)
    const people = await runConcurrently(buyers, () => shop.createBuyer(3 * PRICE))
    const answers = await Promise.all(
      people.flatMap((person, at) =>
        [1, 2].map(async (turn) => {
          const call = (at + turn) % 2 ? person.call : otherCall(person)
          const amount = 1 + Math.floor(Math.random() * most)
          return { person, amount, answer: await order(call, serviceId, amount) }
        }),
      ),
    )
    const values: (string | null)[] = []
    const paid = new Map<Person, number>()
    for (const { person, amount, answer } of answers) {
      if (!answer.success) {
        assert.ok(['SERVICE_UNAVAILABLE_NOW', 'INSUFFICIENT_BALANCE'].includes(answer.code), answer.code)
        continue
      }
      assert.equal(answer.data.goods, amount)
      const goods = await goodsOf(person, answer.data.order.id)
      assert.equal(goods.length, amount)
      values.push(...goods)
      paid.set(person, (paid.get(person) ?? 0) + amount * PRICE)
    }
    assert.equal(new Set(values).size, values.length)
    for (const person of people) assert.equal(await shop.balanceOf(person), 3 * PRICE - (paid.get(person) ?? 0))
    const sold = values.length
    assert.deepEqual(await countRows(serviceId), { items: stock, free: stock - sold, sold })
    assert.deepEqual(await countsOf(serviceId), { free: stock - sold, sold, expired: 0, withdrawn: 0 })
    assert.deepEqual(await shop.brokenBooks(), [])
  }
  return { stockedService, order, goodsOf, countRows, countsOf, sellToMany }
}
