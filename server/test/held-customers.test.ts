import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Block } from '@runmart/contract/accounts-held'
import { makeOperator } from '#features/accounts/index.ts'
import { contentOf } from '#features/deposits/content-queries.ts'
import { settleTransfers } from '#features/deposits/settle-transfers.ts'
import { insertTransfers } from '#features/deposits/transfer-queries.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from './eventually.ts'
import { expectData, expectRefusal } from './expect-answer.ts'
import { referralCustomers } from './referral-customers.ts'
import { createSuppliedShop } from './supplied-shop.ts'
import { type Person, startTestServer } from './test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const customers = await referralCustomers(server, shop, 10_000)
await customers.setCommission(50, 0)
const { operator } = shop

const block = (who: Person, choices: Omit<Block, 'reason'> = {}, by = operator) =>
  by.call(api.accountsOperator.block, { params: { id: who.id }, body: { reason: 'stolen card', ...choices } })
const unblock = async ({ id }: Person) =>
  expectData(await operator.call(api.accountsOperator.unblock, { params: { id }, body: { reason: 'a mistake' } }))
const serviceId = await shop.createService({ price: 10_000 })
const place = async (buyer: Person, amount: number) => {
  const body = { serviceId, amount, contactInfo: '@me' }
  return expectData(await buyer.call(api.orders.owner, { body }, { idempotencyKey: randomUUID() })).order.id
}
const heldOf = async ({ id }: Person) =>
  expectData(await operator.call(api.accountsOperator.customer, { params: { id } })).held
const take = (id: string) =>
  operator.call(api.ordersOperator.take, { params: { id } }, { idempotencyKey: randomUUID() })
const orderOf = async (id: string) =>
  expectData(await operator.call(api.ordersOperator.order, { params: { id } })).order

async function employ(rights: Parameters<typeof makeOperator>[2]): Promise<Person> {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email, rights))
  return server.signIn(person)
}

// Proves R90.
test('orders of a blocked customer wait, marked: nobody takes or sends them until the account is unblocked', async () => {
  const buyer = await shop.createBuyer(100_000)
  const supplier = await shop.addSupplier()
  const setStatus = (status: 'active' | 'paused') =>
    server.owner.transaction((tx) =>
      tx.run(sql`update suppliers.suppliers set status = ${status} where id = ${supplier.id}`),
    )
  await setStatus('paused')
  const sentOn = await shop.order(buyer, await shop.createSuppliedService([supplier]))
  const byPeople = await place(buyer, 1)
  const message = { params: { id: buyer.id }, body: { text: 'Where is it?' } }
  expectData(await buyer.call(api.conversations.send, message, { idempotencyKey: randomUUID() }))
  expectData(await block(buyer))
  assert.deepEqual(await heldOf(buyer), ['orders', 'payouts', 'transfers'])
  expectRefusal(await take(byPeople), 409, 'CUSTOMER_HELD')
  const preview = { act: 'deliver' as const, ids: [byPeople] }
  const { can, cannot } = expectData(await operator.call(api.ordersDesk.preview, { body: preview }))
  assert.deepEqual([can, cannot.map((it) => it.problem.why)], [[], ['held']])
  assert.deepEqual((await orderOf(byPeople)).customer.held, ['orders', 'payouts', 'transfers'])
  const { items } = expectData(await operator.call(api.conversationsOperator.list, { query: { q: buyer.username } }))
  assert.deepEqual(items[0]?.customer.held, ['orders', 'payouts', 'transfers'])
  await setStatus('active')
  await shop.sendDue()
  assert.deepEqual([(await shop.dispatchOf(sentOn)).state, supplier.panel.orders.size], ['waiting', 0])
  await unblock(buyer)
  assert.deepEqual([await heldOf(buyer), (await orderOf(byPeople)).customer.held], [[], undefined])
  expectData(await take(byPeople))
  await shop.sendDue()
  assert.equal((await shop.dispatchOf(sentOn)).state, 'sent')
})

// Proves R90.
test('what nobody has begun is refunded, what is begun waits, and what is kept goes on', async () => {
  const buyer = await shop.createBuyer(100_000)
  const [begun, pending] = [await place(buyer, 1), await place(buyer, 2)]
  expectData(await take(begun))
  expectData(await block(buyer, { orders: 'refund' }))
  await eventually(async () => (await orderOf(pending)).orderStatus === 'refund')
  const deliver = () =>
    operator.call(
      api.ordersOperator.deliver,
      { params: { id: begun }, body: { rest: 'delivered' } },
      { idempotencyKey: randomUUID() },
    )
  expectRefusal(await deliver(), 409, 'CUSTOMER_HELD')
  // A new decision for an already blocked account.
  expectData(await block(buyer, { orders: 'keep', payouts: 'keep' }))
  assert.deepEqual(await heldOf(buyer), ['transfers'])
  expectData(await deliver())
  await unblock(buyer)
  assert.equal(await shop.balanceOf(await server.signIn(buyer)), 90_000)
})

// Proves R90.
test('a payout of a blocked customer is not paid; refused, it is back on the balance and the customer reads why', async () => {
  const earner = await customers.createReferrer()
  await customers.buy(await customers.createReferred(earner, 1_000_000), 100)
  await customers.earns(earner, 500_000)
  const body = { amount: 200_000, way: 'bank', bankBin: '970436', account: '0123456789', accountName: 'A' } as const
  const { payout } = expectData(await earner.call(api.payouts.request, { body }, { idempotencyKey: randomUUID() }))
  const { id } = payout
  const listed = async () => {
    const query = { customerId: earner.id }
    return expectData(await operator.call(api.payouts.list, { query })).items[0]
  }
  expectData(await block(earner))
  const pay = () =>
    operator.call(api.payouts.pay, { params: { id }, body: { reference: 'FT1' } }, { idempotencyKey: randomUUID() })
  expectRefusal(await pay(), 409, 'CUSTOMER_HELD')
  assert.deepEqual((await listed())?.customer.held, ['orders', 'payouts', 'transfers'])
  expectData(await block(earner, { payouts: 'refuse' }))
  await eventually(async () => (await listed())?.status === 'refused')
  assert.match((await listed())?.reason ?? '', /blocked/)
  await unblock(earner)
  assert.equal(await shop.balanceOf(await server.signIn(earner)), 500_000)
  assert.deepEqual(await shop.brokenBooks(), [])
})

// Proves R90.
test('a transfer of a blocked customer waits for a person, who may credit it', async () => {
  const buyer = await shop.createBuyer(1_000)
  const content = await server.db.transaction((tx) => contentOf(tx, buyer.id))
  expectData(await block(buyer))
  const externalId = randomUUID()
  const told = { feed: 'sepay', externalId, currency: 'VND', amount: '50000', content, happenedAt: new Date() } as const
  await server.db.transaction((tx) => insertTransfers(tx, [told]))
  await settleTransfers({ db: server.db, log: createLog('silent', 'test') })
  const transferOf = async () =>
    expectData(await operator.call(api.depositsOperator.transfers, { query: { q: externalId } })).items[0]
  const waiting = await transferOf()
  assert.deepEqual([waiting?.status, waiting?.reason], ['unmatched', { code: 'held' }])
  assert.deepEqual(
    waiting?.suggestions?.map((it) => [it.customer.id, it.customer.status]),
    [[buyer.id, 'blocked']],
  )
})

test('refunding takes the right to orders, refusing the right to money', async () => {
  const [buyer, clerk] = [await shop.createBuyer(1_000), await employ({ isOwner: false, rights: ['customers'] })]
  expectRefusal(await block(buyer, { orders: 'refund' }, clerk), 403, 'FORBIDDEN')
  expectRefusal(await block(buyer, { payouts: 'refuse' }, clerk), 403, 'FORBIDDEN')
  assert.deepEqual(await heldOf(buyer), [])
  expectData(await block(buyer, {}, clerk))
})
