import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { WaitingKind } from '@runmart/contract/today'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createPanelShop, panelService, toSave } from '#test/panel-shop.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { readBalance } from './check-balance.ts'
import { sealSupplierKey } from './secrets.ts'
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

// Proves R89.
test('services of a supplier without money pause, or sell on as chosen, until a top-up', async () => {
  const supplier = await shop.addSupplier()
  const service = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(100_000)
  const params = { id: supplier.id }
  const save = async (sellsWhileRefused: boolean) => {
    const body = { ...toSave(await get(supplier.id)), sellsWhileRefused }
    expectData(await call(api.suppliers.save, { params, body }))
  }
  const isPaused = async () =>
    expectData(await call(api.catalog.offeredService, { params: { id: service } })).service.unsuppliedSince !== null
  const readBalances = () => readBalance(server.db, supplier.id, server.config)
  supplier.panel.balance = 0.05
  const id = await shop.order(buyer, service)
  await eventually(async () => (await get(supplier.id)).accountProblem === 'money')
  await eventually(isPaused)
  assert.equal((await shop.dispatchOf(id)).state, 'waiting')
  await save(true)
  await eventually(async () => !(await isPaused()))
  await save(false)
  await eventually(isPaused)
  await readBalances()
  assert.equal((await get(supplier.id)).accountProblem, 'money')
  supplier.panel.balance = 50
  await readBalances()
  assert.deepEqual([(await get(supplier.id)).accountProblem, (await get(supplier.id)).openUntil], [null, null])
  await eventually(async () => !(await isPaused()))
  await shop.sendDue()
  assert.equal((await shop.dispatchOf(id)).state, 'sent')
})

// Proves R89.
test('a refused key is named, and forgotten once the supplier reads it again', async () => {
  const { supplierId, panel } = await panels.addPanel([], { key: 'a wrong key' })
  await readBalance(server.db, supplierId, server.config)
  assert.equal((await get(supplierId)).accountProblem, 'key')
  await server.owner.transaction((tx) =>
    tx.run(sql`
      update suppliers.suppliers set url = ${panel.access.url}, key = ${sealSupplierKey(panel.access.key, server.config.secretsKeys)}
      where id = ${supplierId}`),
  )
  await readBalance(server.db, supplierId, server.config)
  assert.equal((await get(supplierId)).accountProblem, null)
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
