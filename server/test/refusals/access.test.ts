import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { type Right, readyRoles, rights } from '@runmart/contract/accounts-rights'
import { addressOf } from '@runmart/contract/client'
import { makeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '../bot-node.ts'
import { createBotShop } from '../bot-shop.ts'
import { createCustomerWithData } from '../customer-with-data.ts'
import { eventually } from '../eventually.ts'
import { expectData, expectRefusal } from '../expect-answer.ts'
import { partnerShop } from '../partner-shop.ts'
import { type Person, startTestServer } from '../test-server.ts'
import { type Operation, operations, sendRaw } from './operations.ts'

// No notice of an unread message comes by itself while something else is looked at.
const server = await startTestServer({ messageNotifySeconds: 3_600 })
const shop = await createBotShop(server)
await runBots(server)
const { person: owner, traces } = await createCustomerWithData(server, shop)
const pre = { serviceId: await shop.createBotService('scripted'), amount: 3, contactInfo: traces.contact }
const preOrder = expectData(await owner.call(api.orders.user, { body: pre })).order

const call = (it: Operation, token: string | null, params: Record<string, string>, method = it.method) =>
  sendRaw(server.url, {
    method,
    path: `/api${addressOf(it.path, params)}`,
    token,
    ...(method !== 'GET' && method !== 'HEAD' && { body: '{}' }),
  })
const nobodys = () => ({ id: randomUUID(), code: 'NOBODYS' })
const name = ({ method, path }: Operation) => `${method} ${path}`
/** Only a large body needs an active account here: somebody new may see what a small order would cost. */
const forSmallBodies = ['/user/order/quote']
const isShut = (status: number) => status === 401 || status === 403

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

test('every call of operators, by each right alone, each ready role and an owner: open to its right and to owners, shut to all others', async () => {
  const operator = await server.createCustomer()
  const grant = async (granted: readonly Right[]) => {
    const body = { isOwner: false, rights: [...granted] }
    expectData(await shop.operator.call(api.accountsOperator.saveStaff, { params: { id: operator.id }, body }))
  }
  const forOperators = operations.filter((it) => it.isForOperators)
  for (const granted of [...rights.map((it) => [it]), ...Object.values(readyRoles)]) {
    await grant(granted)
    for (const it of forOperators) {
      const { status } = await call(it, operator.accessToken, nobodys())
      const isOpen = it.right === 'any' || granted.some((right) => right === it.right)
      assert.equal(status === 403, !isOpen, `${granted}: ${name(it)} ${status}`)
      assert.ok(status < 500, `${granted}: ${name(it)} ${status}`)
    }
  }
  for (const it of forOperators) {
    const { status } = await call(it, shop.operator.accessToken, nobodys())
    assert.ok(!isShut(status) && status < 500, `owner: ${name(it)} ${status}`)
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

test('every call, by an operator who views the shop as a customer: open only where it is marked, and that only reads', async () => {
  const started = { params: { id: owner.id }, body: { reason: 'test' } }
  const { token } = expectData(await shop.operator.call(api.customerViews.start, started))
  const before = await allOf(owner)
  for (const it of operations.filter((it) => !it.isStream)) {
    const { status, text } = await call(it, token, nobodys())
    assert.equal(status === 403, !it.isViewable, `${name(it)} ${status}`)
    assert.ok(it.isViewable ? it.method === 'GET' : text.includes('VIEW_ONLY'), name(it))
    // What was delivered stays with the customer.
    assert.ok(!text.includes(traces.document), name(it))
  }
  assert.equal(await allOf(owner), before)
})

/** What a visitor gets from a call that is open to all; never that the visitor is nobody. */
async function openStatus(it: Operation): Promise<number> {
  const { status } = await call(it, null, nobodys())
  assert.ok(!isShut(status), `${name(it)} ${status}`)
  return status
}

/** Everything that the owner sees; what others did must not have changed it. */
async function allOf({ call: ask }: Person): Promise<string> {
  const answers = await Promise.all([
    ask(api.accounts.me),
    ask(api.accounts.sessions),
    ask(api.ledger.history, { query: { limit: '100' } }),
    ask(api.orders.order, { params: { id: preOrder.id } }),
    ask(api.orders.history, { query: { limit: '100' } }),
    ask(api.notifications.list, { query: { limit: '100' } }),
    ask(api.notifications.settings),
  ])
  return JSON.stringify(answers.map((it) => expectData<unknown>(it))).replace(/"last\w*":"[^"]*"/g, '')
}

test("with somebody else's id every call finds nothing, tells nothing and changes nothing, by every method", async () => {
  const other = await server.createCustomer()
  const before = await allOf(owner)
  const orders = expectData(await owner.call(api.orders.history)).items
  const [session] = expectData(await owner.call(api.accounts.sessions)).items
  const ids = [...orders.map((it) => it.id), session?.id ?? '', owner.id]
  const secrets = [...Object.values(traces), owner.email, owner.username, ...orders.map((it) => it.orderCode)]
  // A month is nobody's: whose it is asked for decides what it tells.
  const withId = operations.filter((it) => /\{(?!month\})\w+\}/.test(it.path))
  assert.ok(withId.length > 25)
  for (const it of withId)
    for (const id of ids)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
        for (const token of method === it.method ? [other.accessToken, null] : [other.accessToken]) {
          const { status, text } = await call(it, token, { id, code: id }, method)
          const what = `${method} ${it.path} by ${token ? 'another' : 'nobody'}: ${status}`
          assert.ok([400, 401, 403, 404, 405].includes(status), what)
          if (method === it.method && !it.hasBody) assert.ok([401, 403, 404].includes(status), what)
          assert.deepEqual(
            secrets.filter((secret) => text.includes(secret)),
            [],
            what,
          )
        }
  assert.equal(await allOf(owner), before)
})

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

test('no spelling of an address and no other method opens a call of operators to a customer', async () => {
  const { accessToken: token } = await server.createCustomer()
  const disguised = { 'x-http-method-override': 'GET', 'x-original-url': '/api/public/settings', 'x-rewrite-url': '/' }
  for (const it of operations.filter((it) => it.isForOperators)) {
    const path = addressOf(it.path, nobodys())
    const spellings = [
      `/api${path}`,
      `/API${path}`,
      `/api${path.toUpperCase()}`,
      `/api${path}/`,
      `/api/${path}`,
      `//api${path}`,
      `/api${path.replace('/operator', '/operator/')}`,
      `/api/user/..${path}`,
      `/api/user/%2e%2e${path}`,
      `/api/user%2f..${path}`,
      `/api${path.replace('operator', '%6fperator')}`,
      `/api${path.replace('operator', 'operator;role=operator')}`,
      `/api${path}?role=operator&isOperator=true`,
      `/api${path}%00`,
      `/api${path}.json`,
      `/api${path.replace('/operator', '/user')}`,
    ]
    for (const spelling of spellings) {
      const body = it.method === 'GET' ? {} : { body: '{}' }
      const { status } = await sendRaw(server.url, {
        method: it.method,
        path: spelling,
        token,
        headers: disguised,
        ...body,
      })
      // Some calls of customers have the name of one of operators, and refuse what is sent to them.
      assert.ok([400, 403, 404, 405].includes(status), `${it.method} ${spelling}: ${status}`)
    }
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) {
      const { status } = await call(it, token, nobodys(), method)
      assert.ok([403, 405].includes(status), `${method} ${path}: ${status}`)
    }
  }
})

/** The calls that the specification makes a GET although they change something. */
const changing = ['/user/order/cancel/{id}', '/user/auth/request-active-account', '/user/bank/check-crypto-deposit']

test('no GET changes anything but the three that the specification has, and no address holds a secret', async () => {
  const gets = operations.filter((it) => it.method === 'GET' && !changing.includes(it.path))
  await eventually(isAtRest)
  const before = await fingerprints()
  for (const it of gets)
    for (const { accessToken } of [owner, shop.operator])
      assert.notEqual((await call(it, accessToken, { id: preOrder.id, code: 'X' })).status, 500, name(it))
  const after = await fingerprints()
  const changed = [...after].filter(([table, hash]) => before.get(table) !== hash).map(([table]) => table)
  // Who was here when; the content of transfers, which everybody gets at their first look; a node's own sign of life; what
  // a look at the books found last.
  const marks = ['accounts.sessions', 'deposits.contents', 'bots.nodes', 'books.last_check']
  assert.deepEqual(
    changed.filter((it) => !marks.includes(it)),
    [],
  )
  const secretNames = /token|password|secret|otp|key/i
  const inAddress = operations.filter((it) => it.parameters.some((name) => secretNames.test(name)))
  // What mail programs do at one press: the token only ends one kind of mail.
  assert.deepEqual(inAddress.map(name), ['POST /public/notifications/unsubscribe'])
})

/** Whether all that earlier calls left to be done is done. */
async function isAtRest(): Promise<boolean> {
  const { left } = await server.owner.transaction((tx) =>
    tx.get<{ left: number }>(sql`
      select (select count(*) from platform.outbox)::int
        + (select count(*) from graphile_worker.jobs where run_at <= now())::int as left`),
  )
  return left === 0
}

/** What every table holds, as a hash. */
async function fingerprints(): Promise<Map<string, string>> {
  const rows = await server.owner.transaction((tx) =>
    tx.all<{ name: string; hash: string }>(sql`
      select table_schema || '.' || table_name as name,
        query_to_xml(format('select md5(string_agg(t::text, '','' order by t::text)) from %I.%I t',
          table_schema, table_name), true, false, '')::text as hash
      from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')`),
  )
  return new Map(rows.map((it) => [it.name, it.hash]))
}

test("operators have no call that shows the lines of a customer's file", async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await shop.uploadLines(buyer, pre.serviceId, ['unseen-by-operators', 'unseen-too'])
  await shop.waitForRun(buyer, id, (it) => it.order.orderStatus === 'success')
  assert.ok((await shop.results(buyer, id)).some((it) => it.input === 'unseen-by-operators'))
  for (const it of operations.filter((it) => it.method === 'GET' && !changing.includes(it.path)))
    assert.doesNotMatch((await call(it, shop.operator.accessToken, { id })).text, /unseen-/, name(it))
})
