import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { WaitingKind } from '@runmart/contract/today'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { call } = shop.operator

/** An order for a supplier where the shop has no money left. */
async function awaitingOrder(): Promise<string> {
  const supplier = await shop.addSupplier()
  supplier.panel.trouble = 'poor'
  const id = await shop.order(await shop.createBuyer(10_000), await shop.createSuppliedService([supplier]))
  await eventually(async () => (await shop.dispatchOf(id)).problem === 'Not enough funds on balance')
  return id
}
const countOf = async (kind: WaitingKind) =>
  expectData(await call(api.today.waiting)).items.find((it) => it.kind === kind)?.count ?? 0
const listed = async (sentOn: 'yes' | 'no', id: string) => {
  const query = { status: 'pending', sentOn, limit: '50' } as const
  return expectData(await call(api.ordersOperator.queue, { query })).items.find((it) => it.id === id)
}

test('an order that waits for a supplier is marked, and counted once', async () => {
  const [toTake, atSuppliers] = [await countOf('orders-to-take'), await countOf('supplier-orders')]
  const id = await awaitingOrder()
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.dispatches set waits_since = now() - interval '11 minutes' where order_id = ${id}`),
  )
  assert.deepEqual([await countOf('orders-to-take'), await countOf('supplier-orders')], [toTake, atSuppliers + 1])
  assert.equal(await listed('no', id), undefined)
  assert.equal((await listed('yes', id))?.awaitsSupplier, true)
  expectData(await call(api.supplierOrders.takeOver, { params: { id } }))
  assert.deepEqual([await countOf('orders-to-take'), await countOf('supplier-orders')], [toTake + 1, atSuppliers])
  assert.equal((await listed('no', id))?.awaitsSupplier, undefined)
})

test('a bulk delivery leaves out what waits for a supplier, unless asked', async () => {
  const id = await awaitingOrder()
  const preview = async (awaiting?: boolean) => {
    const body = { act: 'deliver' as const, ids: [id], ...(awaiting && { awaiting }) }
    return expectData(await call(api.ordersDesk.preview, { body }))
  }
  const deliver = async (awaiting?: boolean) => {
    const body = { key: randomUUID(), act: 'deliver' as const, orders: [{ id }], ...(awaiting && { awaiting }) }
    return expectData(await call(api.ordersDesk.act, { body })).outcomes[0]?.problem?.why ?? null
  }
  const { can, cannot } = await preview()
  assert.deepEqual([can.length, cannot[0]?.problem.why], [0, 'awaitsSupplier'])
  assert.equal(await deliver(), 'awaitsSupplier')
  assert.equal((await preview(true)).can.length, 1)
  assert.equal(await deliver(true), null)
  await shop.sendDue()
  assert.equal((await shop.dispatchOf(id)).state, 'done')
})
