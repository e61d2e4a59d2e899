import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { allEndpoints, api } from '@runmart/contract'
import { addressOf } from '@runmart/contract/client'
import { LIVE_PATH } from '@runmart/contract/live'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { claimed } from '#test/warranty-shop.ts'

const server = await startTestServer({ messageNotifySeconds: 0 })
const shop = await createShop(server)
const { operator: owner } = shop
const customer = await shop.createBuyer(90_000)

const start = (by: Person, id = customer.id, reason = 'asks why the price differs') =>
  by.call(api.customerViews.start, { params: { id }, body: { reason } })
/** Begins a view and returns its caller. */
const view = async (by: Person) => server.as(expectData(await start(by)).token)
async function createOperator(...rights: ('customers' | 'orders' | 'money')[]): Promise<Person> {
  const person = await server.createCustomer()
  const body = { isOwner: false, rights }
  expectData(await owner.call(api.accountsOperator.saveStaff, { params: { id: person.id }, body }))
  return person
}

test('an operator sees what the customer sees; the log says who looked at whom, and why', async () => {
  const operator = await createOperator('customers', 'orders', 'money')
  const see = await view(operator)
  assert.equal(expectData(await see(api.accounts.me)).user.id, customer.id)
  assert.equal(expectData(await see(api.dashboard.summary)).balance, 90_000)
  assert.equal(expectData(await see(api.ledger.history)).total, 1)
  const { items } = expectData(await owner.call(api.audit.list, { query: { subject: customer.id } }))
  const entry = items.find((it) => it.action === 'account.view')
  assert.equal(entry?.operator?.id, operator.id)
  assert.ok(entry?.changes.some((it) => it.after === 'asks why the price differs'))
  assert.ok(expectRefusal(await start(operator, customer.id, ' '), 400, 'VALIDATION').reason)
})

test('a view opens nothing but what is on the list: every other call of the contract is refused, by any method', async () => {
  const { token } = expectData(await start(owner))
  const listed = allEndpoints.filter((it) => it.viewable)
  assert.ok(listed.length >= 12)
  assert.deepEqual(
    listed.filter((it) => it.method !== 'GET' || it.access === 'operator' || it.limits),
    [],
  )
  for (const it of allEndpoints) {
    if (it.viewable) continue
    const address = addressOf(it.path, { id: customer.id, noteId: customer.id, code: 'X', serviceId: customer.id })
    const response = await fetch(`${server.url}/api${address}`, {
      method: it.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: it.method === 'GET' ? null : '{}',
    })
    const { code } = (await response.json()) as { code: string }
    assert.deepEqual([it.method, it.path, response.status, code], [it.method, it.path, 403, 'VIEW_ONLY'])
  }
  const stream = await fetch(`${server.url}/api${LIVE_PATH}`, { headers: { authorization: `Bearer ${token}` } })
  assert.equal(stream.status, 403)
})

test('looking changes nothing and shows no goods; the customer’s devices do not list it', async () => {
  const buyer = await shop.createBuyer(50_000)
  const serviceId = await shop.createService({ price: 10_000 })
  const body = { serviceId, amount: 1, contactInfo: '@me' }
  const { order } = expectData(await buyer.call(api.orders.owner, { body }))
  const params = { id: order.id }
  expectData(await owner.call(api.ordersOperator.take, { params }))
  const delivery = { rest: 'delivered' as const, documentLink: 'https://example.com/goods', note: 'key-of-the-goods' }
  expectData(await owner.call(api.ordersOperator.deliver, { params, body: delivery }))
  const failed = expectData(await buyer.call(api.orders.owner, { body })).order
  const reason = 'the channel is private'
  expectData(await owner.call(api.ordersOperator.fail, { params: { id: failed.id }, body: { reason } }))
  const { token } = expectData(await start(owner, buyer.id))
  const see = server.as(token)
  const contents = () =>
    server.db.transaction((tx) => tx.all(sql`select from deposits.contents where customer_id = ${buyer.id}`))
  for (const it of allEndpoints) {
    if (!it.viewable) continue
    const address = addressOf(it.path, { code: 'TX-X', id: order.id })
    const response = await fetch(`${server.url}/api${address}`, { headers: { authorization: `Bearer ${token}` } })
    const text = await response.text()
    assert.ok(response.status === 200 || response.status === 404, `${it.path} ${response.status}`)
    assert.ok(!/goods/.test(text), it.path)
  }
  assert.equal((await contents()).length, 0)
  const csv = await fetch(`${server.url}/api${api.orders.history.path}?format=csv`, {
    headers: { authorization: `Bearer ${token}` },
  })
  assert.ok(!(await csv.text()).includes('goods'))
  const seen = expectData(await see(api.orders.order, { params }))
  assert.deepEqual([seen.order.orderStatus, seen.order.documentLink], ['success', null])
  assert.ok(seen.timeline.some((it) => it.event === 'delivered' && it.note === ''))
  const ended = expectData(await see(api.orders.order, { params: { id: failed.id } })).timeline
  assert.equal(ended.find((it) => it.event === 'failed')?.note, reason)
  const others = expectData(await customer.call(api.orders.owner, { body })).order
  expectRefusal(await see(api.orders.order, { params: { id: others.id } }), 404, 'NOT_FOUND')
  assert.ok(expectData(await see(api.referrals.info)).referralLink)
  assert.equal(expectData(await buyer.call(api.accounts.sessions)).items.length, 1)
  const kept = expectData(await buyer.call(api.orders.history)).items.find((it) => it.id === order.id)
  assert.equal(kept?.documentLink, delivery.documentLink)
})

test('looking shows neither what a claim was answered with nor messages; why one was refused is there', async () => {
  const buyer = await shop.createBuyer(50_000)
  const serviceId = await shop.createService({ price: 1_000, warrantyDays: 30 })
  const { order } = expectData(
    await buyer.call(api.orders.owner, { body: { serviceId, amount: 10, contactInfo: '@me' } }),
  )
  const params = { id: order.id }
  const key = () => ({ idempotencyKey: randomUUID() })
  expectData(await owner.call(api.ordersOperator.take, { params }))
  expectData(await owner.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
  const [again, refused] = [{ text: 'key-of-the-goods' }, { reason: 'they work here' }]
  const first = await claimed(buyer, order.id, { missing: 1 })
  expectData(await owner.call(api.warrantyOperator.replace, { params: { id: first.id }, body: again }, key()))
  const second = await claimed(buyer, order.id, { missing: 1 })
  expectData(await owner.call(api.warrantyOperator.refuse, { params: { id: second.id }, body: refused }, key()))
  const message = { text: 'your goods are here' }
  expectData(await owner.call(api.conversationsOperator.send, { params: { id: buyer.id }, body: message }, key()))
  await eventually(async () => {
    const { items } = expectData(await buyer.call(api.notifications.list))
    const kinds = items.map((it) => it.news.kind)
    return kinds.includes('message-received') && kinds.filter((it) => it === 'claim-decided').length === 2
  })

  const see = server.as(expectData(await start(owner, buyer.id)).token)
  const { claims } = expectData(await see(api.warranty.mine, { params }))
  assert.deepEqual(
    claims.map((it) => [it.status, it.reason]),
    [
      ['refused', refused.reason],
      ['replaced', null],
    ],
  )
  const told = JSON.stringify(expectData(await see(api.notifications.list)).items)
  assert.ok(!told.includes('goods') && told.includes(refused.reason), told)
  const own = JSON.stringify(expectData(await buyer.call(api.notifications.list)).items)
  assert.ok(own.includes(again.text) && own.includes(message.text), own)
})

test('it takes all three rights; staff, closed accounts and ids of nobody are not viewed', async () => {
  expectRefusal(await start(await createOperator('customers', 'orders')), 403, 'FORBIDDEN')
  expectRefusal(await start(await createOperator('orders', 'money')), 403, 'FORBIDDEN')
  expectRefusal(await start(customer), 403, 'FORBIDDEN')
  expectRefusal(await start(owner, (await createOperator('orders')).id), 409, 'CONFLICT')
  expectRefusal(await start(owner, 'nobody'), 404, 'NOT_FOUND')
})

test('a view ends at once with its time, by its viewer, with the right, and with the viewer’s own session', async () => {
  const operator = await createOperator('customers', 'orders', 'money')
  const see = async () => view(operator)
  const ended = async (caller: Awaited<ReturnType<typeof see>>) =>
    expectRefusal(await caller(api.ledger.history), 401, 'UNAUTHENTICATED')

  const timed = await see()
  await server.db.transaction((tx) => tx.run(sql`update accounts.views set expires_at = now()`))
  await ended(timed)

  const left = await see()
  expectData(await left(api.ledger.history))
  expectData(await operator.call(api.customerViews.end, { params: { id: customer.id } }))
  await ended(left)

  const demoted = await see()
  expectData(await demoted(api.ledger.history))
  const fewer = { params: { id: operator.id }, body: { isOwner: false, rights: ['customers' as const] } }
  expectData(await owner.call(api.accountsOperator.saveStaff, fewer))
  await ended(demoted)
  const all = { isOwner: false, rights: ['customers' as const, 'orders' as const, 'money' as const] }
  expectData(await owner.call(api.accountsOperator.saveStaff, { params: { id: operator.id }, body: all }))

  const signedOut = await see()
  expectData(await signedOut(api.ledger.history))
  expectData(await server.as(null)(api.accounts.logout, { body: { refreshToken: operator.refreshToken } }))
  await ended(signedOut)
})

test('a token for viewing is of no use as another one, nor another one as it', async () => {
  const { token } = expectData(await start(owner))
  const [head, payload = '', signature] = token.split('.')
  const forged = Buffer.from(payload, 'base64url').toString().replace('"view"', '"access"')
  const edited = `${head}.${Buffer.from(forged).toString('base64url')}.${signature}`
  expectRefusal(await server.as(edited)(api.accounts.me), 401, 'UNAUTHENTICATED')
  const other = await server.createCustomer()
  const moved = Buffer.from(payload, 'base64url').toString().replace(customer.id, other.id)
  const stolen = `${head}.${Buffer.from(moved).toString('base64url')}.${signature}`
  expectRefusal(await server.as(stolen)(api.accounts.me), 401, 'UNAUTHENTICATED')
})
