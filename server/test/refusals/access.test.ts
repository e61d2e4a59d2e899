import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { addressOf } from '@runmart/contract/client'
import { makeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '../expect-answer.ts'
import { partnerShop } from '../partner-shop.ts'
import { startTestServer } from '../test-server.ts'
import { accessShop, isShut, name, nobodys } from './access-shop.ts'
import { type Operation, operations, sendRaw } from './operations.ts'

const { server, shop, owner, traces, pre, preOrder, call, allOf, findNothing } = await accessShop()
/** Only a large body needs an active account here: a new customer may see the price of a small order. */
const forSmallBodies = ['/user/order/quote']

// Proves R17.
test('every call, by nobody, a customer, one not activated, one blocked, and an operator with nothing but its right', async () => {
  const [customer, blocked, operator] = [
    await server.createCustomer(),
    await server.createCustomer(),
    await server.createCustomer(),
  ]
  const partner = await partnerShop(server, shop).createPartner()
  const inactive = await server.signIn(await server.registerVisitor())
  const staff = { params: { id: operator.id }, body: { isOwner: false, rights: ['orders' as const] } }
  expectData(await shop.operator.call(api.accountsOperator.saveStaff, staff))
  const params = { params: { id: blocked.id }, body: { reason: 'test' } }
  expectData(await shop.operator.call(api.accountsOperator.block, params))
  const grant = (right: string) =>
    server.db.transaction((tx) => tx.run(sql`update accounts.users set rights = ${[right]} where id = ${operator.id}`))

  assert.ok(operations.length > 90)
  for (const it of operations) {
    const statusOf = async (who: { accessToken: string } | null) =>
      (await call(it, who?.accessToken ?? null, nobodys())).status
    const isNeeded = it.token === 'needed'
    assert.equal(await statusOf(null), isNeeded ? 401 : await openStatus(it), `nobody: ${name(it)}`)
    const byBlocked = await statusOf(blocked)
    assert.equal(isShut(byBlocked), it.token !== 'ignored', `blocked: ${name(it)} ${byBlocked}`)
    const byInactive = await statusOf(inactive)
    const needsActivation = it.needsActivation && !forSmallBodies.includes(it.path)
    assert.equal(byInactive === 403, needsActivation || it.isForOperators, `inactive: ${name(it)} ${byInactive}`)
    const byCustomer = await statusOf(customer)
    assert.equal(isShut(byCustomer), it.isForOperators || it.isForPartners, `customer: ${name(it)} ${byCustomer}`)
    if (it.isForPartners) {
      assert.equal(await statusOf(shop.operator), 403, `owner: ${name(it)}`)
      const byPartner = await statusOf(partner)
      assert.ok(!isShut(byPartner) && byPartner < 500, `partner: ${name(it)} ${byPartner}`)
    }
    if (!it.isForOperators) continue
    assert.equal(await statusOf(partner), 403, `partner: ${name(it)}`)
    assert.ok(it.right, `${name(it)} names no right`)
    if (it.right !== 'owner' && it.right !== 'any') await grant(it.right)
    const byOperator = await statusOf(it.right === 'owner' ? shop.operator : operator)
    assert.ok(!isShut(byOperator) && byOperator < 500, `operator: ${name(it)} ${byOperator}`)
  }
})

test('every call of operators, by an owner without a second factor where it is needed: shut', async () => {
  const guarded = await startTestServer({ demoPassword: null })
  const bare = await guarded.createCustomer()
  await guarded.db.transaction((tx) => makeOperator(tx, bare.email))
  for (const it of operations.filter((it) => it.isForOperators)) {
    const path = `/api${addressOf(it.path, nobodys())}`
    const body = it.method === 'GET' ? {} : { body: '{}' }
    const { status, text } = await sendRaw(guarded.url, { method: it.method, path, token: bare.accessToken, ...body })
    assert.deepEqual([status, JSON.parse(text).code], [403, 'TWO_FACTOR_REQUIRED'], name(it))
  }
})

// Proves R17.
test('every call, by an operator who views the shop as a customer: open only where it is marked, and that only reads', async () => {
  const started = { params: { id: owner.id }, body: { reason: 'test' } }
  const { token } = expectData(await shop.operator.call(api.customerViews.start, started))
  const before = await allOf(owner)
  for (const it of operations.filter((it) => !it.isStream)) {
    const { status, text } = await call(it, token, nobodys())
    assert.equal(status === 403, !it.isViewable, `${name(it)} ${status}`)
    assert.ok(it.isViewable ? it.method === 'GET' : text.includes('VIEW_ONLY'), name(it))
    // The delivery is the customer's alone.
    assert.ok(!text.includes(traces.document), name(it))
  }
  assert.equal(await allOf(owner), before)
})

/** The status for a visitor of an open call; never a refusal of visitors. */
async function openStatus(it: Operation): Promise<number> {
  const { status } = await call(it, null, nobodys())
  assert.ok(!isShut(status), `${name(it)} ${status}`)
  return status
}

// Proves R17.
test("with somebody else's id every call finds nothing, tells nothing and changes nothing", () =>
  findNothing((it) => [it.method], 1))

// Proves R18, R22.
test("somebody else's ids in a body, a query or a header are nobody's", async () => {
  const other = await shop.createBuyer(100_000)
  const before = await allOf(owner)
  const lines = { fileName: 'a.txt', content: `say ${traces.line}\n${traces.line}` }
  const taken = await other.call(api.orders.autoBot, { body: { preOrderId: preOrder.id, ...lines } })
  expectRefusal(taken, 404, 'NOT_FOUND')
  const check = { serviceId: pre.serviceId, ...lines, preOrderId: preOrder.id }
  assert.equal((await other.call(api.orders.checkUpload, { body: check })).success, false)
  const own = { serviceId: pre.serviceId, ...lines }
  assert.equal(expectData(await other.call(api.orders.checkUpload, { body: own })).seenBefore, null)
  const [news] = expectData(await owner.call(api.notifications.list)).items
  for (const body of [{ id: news?.id ?? '' }, { upTo: '999999999' }, {}])
    expectData(await other.call(api.notifications.read, { body }))
  for (const q of [preOrder.orderCode, traces.contact, traces.link, '%', '_', "' or true --", owner.id])
    assert.equal(expectData(await other.call(api.orders.history, { query: { q } })).total, 0, q)
  for (const extra of [`userId=${owner.id}`, `customerId=${owner.id}`, `owner=${owner.id}`, `q[$ne]=1`]) {
    const { text } = await sendRaw(server.url, {
      path: `/api${api.orders.history.path}?${extra}`,
      token: other.accessToken,
      headers: { 'x-user-id': owner.id, 'x-forwarded-user': owner.email, cookie: `userId=${owner.id}` },
    })
    assert.equal(JSON.parse(text).data.total, 0, extra)
  }
  const form = { serviceId: pre.serviceId, amount: 1, contactInfo: '@me' }
  for (const mine of ['userId', 'customerId', 'id', 'owner'])
    assert.ok(
      expectRefusal(await other.call(api.orders.user, { body: { ...form, [mine]: owner.id } }), 400, 'VALIDATION')[
        mine
      ],
    )
  assert.equal(await allOf(owner), before)
})
