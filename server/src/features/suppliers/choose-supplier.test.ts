import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { startPanelStandIn } from '#outside/panel-v2/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { sentOrders } from '#test/sent-orders.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const MONEY = 100_000
const PAID = 10_000
const { isIn, sentOrder } = sentOrders(shop)

test('what one supplier refuses the next one takes; what none takes waits for people, and can be cancelled', async () => {
  const [first, second] = [await shop.addSupplier(), await shop.addSupplier()]
  first.panel.trouble = 'closed'
  const { id } = await sentOrder([first, second])
  assert.equal((await shop.dispatchOf(id)).supplierId, second.id)
  second.panel.trouble = 'closed'
  const service = await shop.createSuppliedService([first, second])
  const buyer = await shop.createBuyer(MONEY)
  const other = await shop.order(buyer, service)
  const { problem, externalId } = await isIn(other, 'stuck')
  assert.deepEqual([problem, externalId], ['This service is inactive', null])
  const acceptRefund = String(PAID)
  expectData(await buyer.call(api.orders.cancel, { params: { id: other }, query: { acceptRefund } }))
  await shop.sendDue()
  assert.equal((await shop.dispatchOf(other)).state, 'done')
  assert.equal(await shop.balanceOf(buyer), MONEY)
})

test('what a supplier takes once another order for the link is done waits, and goes to it later', async () => {
  const [first, second] = [await shop.addSupplier(), await shop.addSupplier()]
  first.panel.trouble = 'busy'
  const id = await shop.order(await shop.createBuyer(MONEY), await shop.createSuppliedService([first, second]))
  await eventually(async () => (await shop.dispatchOf(id)).tries === 1)
  const { problem } = await isIn(id, 'waiting')
  assert.match(problem ?? '', /active order/)
  first.panel.trouble = 'none'
  await shop.sendDue()
  const { supplierId, tries } = await isIn(id, 'sent')
  assert.deepEqual([supplierId, tries, second.panel.orders.size], [first.id, 2, 0])
})

test('a refusal about the shop’s account there is the supplier’s fault: others take the orders, or they wait and are sent when it is mended', async () => {
  const [first, second] = [await shop.addSupplier(), await shop.addSupplier()]
  first.panel.trouble = 'poor'
  const { id } = await sentOrder([first, second])
  assert.equal((await shop.dispatchOf(id)).supplierId, second.id)
  const alone = await shop.createSuppliedService([first])
  const waiting = await shop.order(await shop.createBuyer(MONEY), alone)
  await shop.sendDue()
  assert.deepEqual([(await shop.dispatchOf(waiting)).state, first.panel.calls('add')], ['waiting', 1])
  first.panel.trouble = 'none'
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.suppliers set open_until = now() where id = ${first.id}`),
  )
  await shop.sendDue()
  await isIn(waiting, 'sent')
})

test('an order that waited is not sent below its cost: the next source takes it, or people decide', async () => {
  const [dear, fair] = [await shop.addSupplier(), await shop.addSupplier()]
  // A hundred at 4.01 dollars per thousand cost 10,025 dong; the customer paid 10,000.
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.offers set rate = 4.01 where supplier_id = ${dear.id}`),
  )
  const { id } = await sentOrder([dear, fair])
  assert.equal((await shop.dispatchOf(id)).supplierId, fair.id)
  const buyer = await shop.createBuyer(MONEY)
  const alone = await shop.order(buyer, await shop.createSuppliedService([dear]))
  const { problem } = await isIn(alone, 'stuck')
  assert.equal(problem, 'own:costs-more:10025:10000')
  assert.equal(dear.panel.calls('add'), 0)
})

/** An order that the first of two suppliers may have and would recognise, because the connection broke. */
async function cutOrder() {
  const [first, second] = [await shop.addSupplier({ repeatsSafely: true }), await shop.addSupplier()]
  first.panel.trouble = 'cut'
  const service = await shop.createSuppliedService([first, second])
  const buyer = await shop.createBuyer(MONEY)
  const id = await shop.order(buyer, service)
  await eventually(async () => (await shop.dispatchOf(id)).problem)
  assert.deepEqual([(await shop.dispatchOf(id)).state, first.panel.orders.size], ['waiting', 1])
  return { first, second, buyer, id }
}

test('what may be at a supplier already stays there when it is refused the second time: people look', async () => {
  const { first, second, buyer, id } = await cutOrder()
  first.panel.trouble = 'closed'
  await shop.sendDue()
  const { state, supplierId, problem } = await isIn(id, 'unclear')
  assert.deepEqual([state, supplierId, problem], ['unclear', first.id, 'This service is inactive'])
  await shop.sendDue()
  const cancelled = await buyer.call(api.orders.cancel, { params: { id } })
  assert.equal(cancelled.success ? '' : cancelled.code, 'INVALID_TRANSITION')
  assert.deepEqual([first.panel.orders.size, second.panel.orders.size], [1, 0])
})

test('what may be at a supplier already waits for it when it is asked too often, and is then there once', async () => {
  const { first, second, id } = await cutOrder()
  first.panel.trouble = 'often'
  await shop.sendDue()
  const { state, supplierId } = await shop.dispatchOf(id)
  assert.deepEqual([state, supplierId], ['waiting', first.id])
  first.panel.trouble = 'none'
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.suppliers set calls_at = now(), calls_left = 10 where id = ${first.id}`),
  )
  await shop.sendDue()
  await isIn(id, 'sent')
  assert.deepEqual([first.panel.orders.size, second.panel.orders.size], [1, 0])
})

test('a mark counts where it was sent: what had none, or went to another address, is not sent again', async () => {
  const { first, id } = await cutOrder()
  const elsewhere = await shop.addSupplier({ repeatsSafely: true })
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.suppliers set url = ${elsewhere.panel.access.url} where id = ${first.id}`),
  )
  await shop.sendDue()
  await isIn(id, 'unclear')
  assert.equal(elsewhere.panel.orders.size, 0)
  const plain = await shop.addSupplier()
  plain.panel.trouble = 'cut'
  const unmarked = await shop.order(await shop.createBuyer(MONEY), await shop.createSuppliedService([plain]))
  await isIn(unmarked, 'unclear')
  // As if the process had died, and an operator had set later that the supplier knows marks.
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`update suppliers.suppliers set repeats_safely = true where id = ${plain.id}`)
    await tx.run(sql`update suppliers.dispatches set state = 'sent-now' where order_id = ${unmarked}`)
  })
  await shop.sendDue()
  await isIn(unmarked, 'unclear')
  assert.equal(plain.panel.calls('add'), 1)
})

test('a supplier that cannot be reached is left alone after some failures, and the next one takes what was surely not sent', async () => {
  const gone = await startPanelStandIn()
  await gone.close()
  const [dead, alive] = [await shop.addSupplier({ url: gone.access.url }), await shop.addSupplier()]
  const alone = await shop.createSuppliedService([dead])
  const both = await shop.createSuppliedService([dead, alive])
  const buyer = await shop.createBuyer(MONEY)
  const waiting = await shop.order(buyer, alone)
  await eventually(async () => (await shop.dispatchOf(waiting)).problem)
  for (let turn = 0; turn < 3; turn++) await shop.sendDue()
  const tries = (await shop.dispatchOf(waiting)).tries
  assert.equal(tries, 4)
  await shop.sendDue()
  assert.deepEqual([(await shop.dispatchOf(waiting)).state, (await shop.dispatchOf(waiting)).tries], ['waiting', tries])
  const id = await shop.order(buyer, both)
  assert.equal((await isIn(id, 'sent')).supplierId, alive.id)
  const openUntil = () =>
    server.owner.transaction((tx) =>
      tx.get<{ isOpen: boolean }>(
        sql`select open_until > now() as "isOpen" from suppliers.suppliers where id = ${dead.id}`,
      ),
    )
  assert.equal((await openUntil()).isOpen, true)
  // The supplier is reachable again; the shop tries it after its pause.
  await server.owner.transaction((tx) =>
    tx.run(
      sql`update suppliers.suppliers set url = ${dead.panel.access.url}, open_until = now() where id = ${dead.id}`,
    ),
  )
  await shop.sendDue()
  await isIn(waiting, 'sent')
  assert.equal((await openUntil()).isOpen, null)
  assert.equal(dead.panel.orders.size, 1)
})

test('too many calls are no failure: it waits and is sent once', async () => {
  const supplier = await shop.addSupplier()
  supplier.panel.trouble = 'often'
  const service = await shop.createSuppliedService([supplier])
  const id = await shop.order(await shop.createBuyer(MONEY), service)
  await eventually(async () => (await shop.dispatchOf(id)).problem)
  supplier.panel.trouble = 'none'
  const { failures } = await server.owner.transaction((tx) =>
    tx.get<{ failures: number }>(sql`select failures from suppliers.suppliers where id = ${supplier.id}`),
  )
  assert.equal(failures, 0)
  await server.owner.transaction((tx) =>
    tx.run(sql`update suppliers.suppliers set calls_at = now(), calls_left = 10 where id = ${supplier.id}`),
  )
  await shop.sendDue()
  await isIn(id, 'sent')
  assert.equal(supplier.panel.orders.size, 1)
})

test('a number that another order has is not believed: some panels take what looks alike for the same', async () => {
  const supplier = await shop.addSupplier()
  supplier.panel.habits.repeatsOrders = true
  const service = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(MONEY)
  const [first, second] = [
    await shop.order(buyer, service, 10, 'https://t.me/same'),
    await shop.order(buyer, service, 10, 'https://t.me/same'),
  ]
  const states = await eventually(async () => {
    const found = [(await shop.dispatchOf(first)).state, (await shop.dispatchOf(second)).state].sort()
    return found.join() === 'sent,unclear' && found
  })
  assert.ok(states)
})
