import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { WaitingKind } from '@runmart/contract/today'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createPanelShop, panelService } from '#test/panel-shop.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { tellOld } from './tell-troubles.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const panels = await createPanelShop(server)
const { call, email } = shop.operator

const get = async (id: string) => expectData(await call(api.suppliers.supplier, { params: { id } })).supplier
const countOf = async (kind: WaitingKind) =>
  expectData(await call(api.today.waiting)).items.find((it) => it.kind === kind)?.count ?? 0
const subjectsWith = (words: string) =>
  server.mailbox.mailsTo(email).flatMap(({ subject }) => (subject?.includes(words) ? subject : []))

test('operators are told once that a supplier refuses the account; it and the order that waits stand on Today', async () => {
  const supplier = await shop.addSupplier()
  const { name } = await get(supplier.id)
  supplier.panel.trouble = 'poor'
  const counts = async () => [await countOf('suppliers'), await countOf('supplier-orders')] as const
  const before = await counts()
  const id = await shop.order(await shop.createBuyer(100_000), await shop.createSuppliedService([supplier]))
  await server.mailbox.waitFor(email, new RegExp(`^${name} takes no more orders from you$`))
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`update suppliers.suppliers set open_until = now() where id = ${supplier.id}`)
    await tx.run(
      sql`update suppliers.dispatches set waits_since = now() - interval '11 minutes' where order_id = ${id}`,
    )
  })
  await shop.sendDue()
  assert.equal(supplier.panel.calls('add'), 2)
  assert.deepEqual(await counts(), [before[0] + 1, before[1] + 1])
  const { items } = expectData(await call(api.supplierOrders.list, { query: {} }))
  const listed = items.find((it) => it.orderId === id)
  assert.deepEqual([listed?.state, listed?.problem], ['waiting', 'Not enough funds on balance'])
  supplier.panel.trouble = 'none'
  expectData(await call(api.suppliers.check, { params: { id: supplier.id } }))
  await shop.sendDue()
  assert.equal((await shop.dispatchOf(id)).state, 'sent')
  assert.deepEqual(await counts(), before)
  assert.equal(subjectsWith(name).length, 1)
})

test('without a sum of their own operators are told when nothing is left', async () => {
  const { supplierId, panel } = await panels.addPanel([], { name: 'Empty panel' })
  for (const balance of [0.5, 0, 0]) {
    panel.balance = balance
    expectData(await panels.operator.call(api.suppliers.check, { params: { id: supplierId } }))
  }
  await server.mailbox.waitFor(email, /^Balance at Empty panel is low: 0/)
  assert.equal(subjectsWith('Empty panel').length, 1)
})

test('what is wrong with the list of offers stays said when the balance is read, and goes when a list is believed', async () => {
  const offers = Array.from({ length: 12 }, () => panelService())
  const { supplierId, panel } = await panels.addPanel(offers)
  panel.services = []
  await panels.sync(supplierId)
  expectData(await call(api.suppliers.check, { params: { id: supplierId } }))
  assert.deepEqual((await get(supplierId)).problems, ['incomplete-list'])
  panel.services = offers
  await panels.sync(supplierId)
  assert.deepEqual((await get(supplierId)).problems, [])
})

test('orders that cannot be asked for are a problem until they can, whatever else went well', async () => {
  const supplier = await shop.addSupplier()
  const id = await shop.order(await shop.createBuyer(100_000), await shop.createSuppliedService([supplier]))
  await eventually(async () => (await shop.dispatchOf(id)).state === 'sent')
  supplier.panel.trouble = 'garbage'
  await shop.askAll()
  supplier.panel.trouble = 'none'
  expectData(await call(api.suppliers.check, { params: { id: supplier.id } }))
  assert.equal((await get(supplier.id)).problems.length, 1)
  await shop.askAll()
  assert.deepEqual((await get(supplier.id)).problems, [])
})

test('operators are told once of offers that could not be read for six hours, and again the next time', async () => {
  const { supplierId } = await panels.addPanel([panelService()], { name: 'Silent panel' })
  const before = await countOf('suppliers')
  const growOld = () =>
    server.owner.transaction((tx) =>
      tx.run(sql`update suppliers.suppliers set synced_at = now() - interval '7 hours' where id = ${supplierId}`),
    )
  const tell = () => server.db.transaction(tellOld)
  await growOld()
  await tell()
  await tell()
  assert.equal(await countOf('suppliers'), before + 1)
  await panels.sync(supplierId)
  assert.equal(await countOf('suppliers'), before)
  await growOld()
  await tell()
  await eventually(() => subjectsWith('Offers of Silent panel').length === 2)
})
