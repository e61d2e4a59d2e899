import assert from 'node:assert/strict'
import { api } from '@runmart/contract'
import type { PanelTrouble, StandInOrder } from '#outside/panel-v2/stand-in-types.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData } from './expect-answer.ts'
import { runConcurrently } from './shop.ts'
import type { SuppliedShop } from './supplied-shop.ts'
import type { TestServer } from './test-server.ts'

const PRICE = 1_000
const troubles: readonly PanelTrouble[] = [
  'none',
  'none',
  'cut',
  'drop',
  'error',
  'garbage',
  'late',
  'poor',
  'closed',
  'often',
  'lie',
  'fails',
]
const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T
/** Ends an order at the stand-in in some way; a hundred of its units make ten of ours. */
function endThere(order: StandInOrder): number {
  const [status, remains] = pick([
    ['Completed', 0],
    ['Partial', 35],
    ['Partial', 100],
    ['Canceled', 100],
  ] as const)
  Object.assign(order, { status, remains })
  return status === 'Completed' ? 10 : Math.floor((100 - remains) / 10)
}

type Storm = { repeatsSafely: boolean; buyers: number }

/**
 * Many orders, two suppliers that fail in every way and two senders. Each order reaches a supplier at most once. The
 * paid part is delivered, refunded or waits for people.
 */
export async function orderInStorm(
  server: TestServer,
  shop: SuppliedShop,
  { repeatsSafely, buyers: buyerCount }: Storm,
): Promise<void> {
  const countOpen = async () =>
    (
      await server.owner.transaction((tx) =>
        tx.get<{ count: number }>(
          sql`select count(*)::int as count from suppliers.dispatches where state in ('waiting', 'sent-now', 'sent')`,
        ),
      )
    ).count
  /** Ends pauses and open circuits, and refills the call budget. */
  const forgiveSuppliers = () =>
    server.owner.transaction((tx) =>
      tx.run(sql`update suppliers.suppliers set open_until = null, failures = 0, calls_left = 90, calls_at = now()`),
    )
  const suppliers = await Promise.all([1, 2].map(() => shop.addSupplier({ repeatsSafely })))
  const service = await shop.createSuppliedService(suppliers)
  for (const { panel } of suppliers) {
    // The first call arrives: otherwise chance could block all orders.
    let calls = 0
    panel.trouble = () => (calls++ === 0 ? 'none' : pick(troubles))
  }
  const buyers = await runConcurrently(buyerCount, () => shop.createBuyer(100_000))
  let isOver = false
  const working = Promise.all(
    [1, 2].map(async () => {
      while (!isOver) {
        await forgiveSuppliers()
        await shop.sendDue()
        await shop.askAll()
      }
    }),
  )
  const placed = await Promise.all(
    buyers.map(async (buyer) => {
      const ids: string[] = []
      for (let turn = 0; turn < 6; turn++)
        ids.push(await shop.order(buyer, service, 10, `https://t.me/${buyer.id}/${turn}`))
      return ids.map((id, turn) => ({ id, buyer, link: `https://t.me/${buyer.id}/${turn}` }))
    }),
  )
  isOver = true
  await working
  const delivered = new Map<string, number>()
  for (const { panel } of suppliers) {
    panel.trouble = 'none'
    for (const order of panel.orders.values()) {
      assert.ok(!delivered.has(order.fields.link ?? ''), `${order.fields.link} is there twice`)
      delivered.set(order.fields.link ?? '', endThere(order))
    }
  }
  const atFirst = new Set(delivered.keys())
  for (let turn = 0; turn < 20 && (await countOpen()) > 0; turn++) {
    await forgiveSuppliers()
    await shop.sendDue()
    for (const { panel } of suppliers)
      for (const order of panel.orders.values()) {
        const link = order.fields.link ?? ''
        if (order.status === 'Pending') {
          assert.ok(!delivered.has(link), `${link} is there twice`)
          delivered.set(link, endThere(order))
        }
      }
    await shop.askAll()
  }
  assert.equal(await countOpen(), 0)
  assert.ok(atFirst.size > 0)
  const spent = new Map<string, number>()
  const settledBy = new Set<string>()
  for (const { id, buyer, link } of placed.flat()) {
    const { state, supplierId, externalId } = await shop.dispatchOf(id)
    const { order } = expectData(await buyer.call(api.orders.order, { params: { id } }))
    if (state === 'done') {
      // A lying panel may return the number of another order whose answer was lost. Its delivery then counts, and only
      // for one order.
      const there = suppliers.find((it) => it.id === supplierId)?.panel.orders.get(Number(externalId))
      assert.ok(there, `${link} is done under a number that nobody has`)
      assert.ok(!settledBy.has(`${supplierId}/${externalId}`), `${externalId} is done twice`)
      settledBy.add(`${supplierId}/${externalId}`)
      const got = delivered.get(there.fields.link ?? '') ?? 0
      const done = [order.orderStatus, order.progress?.ok, order.refunded]
      assert.deepEqual(done, [got > 0 ? 'success' : 'failed', got, (10 - got) * PRICE])
    } else {
      assert.ok(['unclear', 'stuck'].includes(state), state)
      assert.equal(order.refunded, 0)
      if (state === 'stuck') assert.ok(!delivered.has(link))
    }
    spent.set(buyer.id, (spent.get(buyer.id) ?? 0) + 10 * PRICE - order.refunded)
  }
  for (const buyer of buyers) assert.equal(await shop.balanceOf(buyer), 100_000 - (spent.get(buyer.id) ?? 0))
  assert.deepEqual(await shop.brokenBooks(), [])
}
