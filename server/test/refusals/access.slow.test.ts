import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { type Right, readyRoles, rights } from '@runmart/contract/accounts-rights'
import { addressOf } from '@runmart/contract/client'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '../eventually.ts'
import { expectData } from '../expect-answer.ts'
import { accessShop, isShut, name, nobodys } from './access-shop.ts'
import { operations, sendRaw } from './operations.ts'

const { server, shop, owner, pre, preOrder, call, findNothing } = await accessShop()

// Proves R19.
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

// Proves R17.
test("with somebody else's id every call finds nothing, tells nothing and changes nothing, by every method", () =>
  findNothing(() => ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']))

// Proves R19.
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
      // Some calls of customers share a name with one of operators, and refuse its body.
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

// Proves R16.
test('no GET changes anything but the three that the specification has, and no address holds a secret', async () => {
  const gets = operations.filter((it) => it.method === 'GET' && !changing.includes(it.path))
  await eventually(isAtRest)
  const before = await fingerprints()
  for (const it of gets)
    for (const { accessToken } of [owner, shop.operator])
      assert.notEqual((await call(it, accessToken, { id: preOrder.id, code: 'X' })).status, 500, name(it))
  const after = await fingerprints()
  const changed = [...after].filter(([table, hash]) => before.get(table) !== hash).map(([table]) => table)
  // Allowed marks: sessions' last use, transfer contents created on first view, a node's heartbeat, and the last check
  // of the books.
  const marks = ['accounts.sessions', 'deposits.contents', 'bots.nodes', 'books.last_check']
  assert.deepEqual(
    changed.filter((it) => !marks.includes(it)),
    [],
  )
  const secretNames = /token|password|secret|otp|key/i
  const inAddress = operations.filter((it) => it.parameters.some((name) => secretNames.test(name)))
  // For one-click unsubscribing in mail programs: the token only ends one kind of mail.
  assert.deepEqual(inAddress.map(name), ['POST /public/notifications/unsubscribe'])
})

/** Whether all work of earlier calls is done. */
async function isAtRest(): Promise<boolean> {
  const { left } = await server.owner.transaction((tx) =>
    tx.get<{ left: number }>(sql`
      select (select count(*) from platform.outbox)::int
        + (select count(*) from graphile_worker.jobs where run_at <= now())::int as left`),
  )
  return left === 0
}

/** A hash of every table's rows. */
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

// Proves R65.
test("operators have no call that shows the lines of a customer's file", async () => {
  const buyer = await shop.createBuyer(1_000)
  const { id } = await shop.uploadLines(buyer, pre.serviceId, ['unseen-by-operators', 'unseen-too'])
  await shop.waitForRun(buyer, id, (it) => it.order.orderStatus === 'success')
  assert.ok((await shop.results(buyer, id)).some((it) => it.input === 'unseen-by-operators'))
  for (const it of operations.filter((it) => it.method === 'GET' && !changing.includes(it.path)))
    assert.doesNotMatch((await call(it, shop.operator.accessToken, { id })).text, /unseen-/, name(it))
})
