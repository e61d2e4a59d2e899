import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { CallOf } from '@runmart/contract/endpoint'
import { makeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const owner = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, owner.email))
const customer = await server.createCustomer()
const helper = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, helper.email, { isOwner: false, rights: ['customers'] }))

type Query = NonNullable<CallOf<typeof api.audit.list>['query']>
const list = async (query: Query) => expectData(await owner.call(api.audit.list, { query }))

test('owners read who did what, from where and why; a command on the server has nobody', async () => {
  expectData(
    await helper.call(api.accountsOperator.block, { params: { id: customer.id }, body: { reason: 'asked by phone' } }),
  )
  expectData(
    await owner.call(api.accountsOperator.unblock, { params: { id: customer.id }, body: { reason: 'asked again' } }),
  )
  const { items } = await list({})
  assert.deepEqual(
    items.slice(0, 3).map((it) => [it.action, it.operator?.username ?? null, it.subject]),
    [
      ['account.unblock', owner.username, customer.id],
      ['account.block', helper.username, customer.id],
      ['staff.save', null, helper.id],
    ],
  )
  assert.deepEqual(items[1]?.changes, [{ name: 'reason', before: null, after: 'asked by phone' }])
  assert.ok(items[1]?.address)
})

test('it is narrowed by person, action, words and days', async () => {
  const actionsOf = async (query: Query) => (await list(query)).items.map((it) => it.action)
  assert.deepEqual(await actionsOf({ operatorId: helper.id }), ['account.block'])
  assert.deepEqual(await actionsOf({ action: 'account.unblock' }), ['account.unblock'])
  assert.deepEqual(await actionsOf({ q: 'BY PHONE' }), ['account.block'])
  assert.deepEqual(await actionsOf({ q: customer.id }), ['account.unblock', 'account.block'])
  assert.deepEqual(await actionsOf({ to: '2020-01-01' }), [])
  assert.deepEqual(await actionsOf({ operatorId: 'nobody' }), [])
  assert.equal((await list({ from: '2020-01-01', limit: '1' })).total, 4)
})

test('words are found in any case and with or without marks, and people by their names', async () => {
  const reasonOf = async (query: Query) => (await list(query)).items.map((it) => it.changes[0]?.after)
  const other = await server.createCustomer()
  const params = { id: other.id }
  for (const reason of ['Đã gọi điện cho KHÁCH', 'Попросил ПО ТЕЛЕФОНУ'])
    for (const act of [api.accountsOperator.block, api.accountsOperator.unblock])
      expectData(await owner.call(act, { params, body: { reason } }))
  assert.equal((await reasonOf({ q: 'đã GỌI' })).length, 2)
  assert.equal((await reasonOf({ q: 'da goi khach' })).length, 2)
  assert.equal((await reasonOf({ q: 'по телефону' })).length, 2)
  assert.equal((await reasonOf({ q: other.username.toUpperCase() })).length, 4)
  assert.deepEqual(
    (await list({ q: helper.username })).items.map((it) => it.action),
    ['account.block', 'staff.save'],
  )
})

test('who is no longer staff can still be chosen', async () => {
  const former = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, former.email, { isOwner: false, rights: ['customers'] }))
  const desk = await server.signIn(former)
  expectData(
    await desk.call(api.accountsOperator.endSessions, { params: { id: customer.id }, body: { reason: 'lost phone' } }),
  )
  expectData(await owner.call(api.accountsOperator.removeStaff, { params: { id: former.id } }))
  const { items } = expectData(await owner.call(api.audit.people))
  assert.ok(items.some((it) => it.id === former.id && it.username === former.username))
  assert.equal((await list({ operatorId: former.id })).total, 1)
})

test('all that match are a table in the language of who asks, and taking it is written down', async () => {
  const response = await fetch(`${server.url}/api/operator/audit?format=csv&action=account.block`, {
    headers: { authorization: `Bearer ${owner.accessToken}`, 'accept-language': 'vi' },
  })
  assert.match(response.headers.get('content-type') ?? '', /text\/csv/)
  const lines = (await response.text()).trim().split('\r\n')
  assert.match(
    lines.at(-1) ?? '',
    new RegExp(`${helper.username};Khóa tài khoản;${customer.id};Lý do: asked by phone;.*;${customer.username};$`),
  )
  const [taken] = (await list({ action: 'audit.export' })).items
  assert.deepEqual(taken?.changes, [{ name: 'action', before: null, after: 'account.block' }])
  const many = 1_200
  await server.owner.transaction((tx) =>
    tx.run(sql`
      insert into audit.entries (operator_id, action, subject, address)
      select null, 'jobs.retry', n::text, 'command' from generate_series(1, ${many}) as n`),
  )
  const all = await fetch(`${server.url}/api/operator/audit?format=csv&action=jobs.retry`, {
    headers: { authorization: `Bearer ${owner.accessToken}` },
  })
  const subjects = (await all.text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((it) => it.split(',')[3])
  assert.deepEqual([subjects.length, subjects[0], subjects.at(-1)], [many, String(many), '1'])
})

test('nobody but owners reads it, and nobody changes it', async () => {
  expectRefusal(await helper.call(api.audit.list), 403, 'FORBIDDEN')
  await assert.rejects(
    server.db.transaction((tx) => tx.run(sql`delete from audit.entries`)),
    /permission denied|append-only/,
  )
})

test('who may change settings reads their history, before and after, and nothing else of the log', async () => {
  const keeper = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, keeper.email, { isOwner: false, rights: ['settings'] }))
  const desk = await server.signIn(keeper)
  const { settings, version } = expectData(await desk.call(api.payouts.settings))
  expectData(await desk.call(api.payouts.saveSettings, { body: { minimum: settings.minimum + 1_000, version } }))
  const { items, total } = expectData(await desk.call(api.audit.settings))
  assert.deepEqual([total, items[0]?.action, items[0]?.operator?.username], [1, 'payouts.settings', keeper.username])
  const change = { name: 'minimum', before: String(settings.minimum), after: String(settings.minimum + 1_000) }
  assert.deepEqual(items[0]?.changes, [change])
  const query = { action: 'deposits.settings' as const }
  assert.equal(expectData(await desk.call(api.audit.settings, { query })).total, 0)
  expectRefusal(await helper.call(api.audit.settings), 403, 'FORBIDDEN')
})

test('the table calls fields as forms do, in the language of who asks; what has no words stays as it is on record', async () => {
  const before = { price: 1000, brackets: [{ from: 10, price: 900 }] }
  const after = { price: 1200, brackets: [{ from: 10, price: 950 }], oddity: 'new' }
  await server.owner.transaction((tx) =>
    tx.run(sql`
      insert into audit.entries (operator_id, action, subject, details, address)
      values (null, 'catalog.edit-service', 'gone', ${JSON.stringify({ before, after })}, 'command'),
        (null, 'payouts.settings', 'payouts', '{"before": {"minimum": 100000}, "after": {"minimum": 200000}}', 'command')`),
  )
  const changesIn = async (language: string, action: string) => {
    const response = await fetch(`${server.url}/api/operator/audit?format=csv&action=${action}`, {
      headers: { authorization: `Bearer ${owner.accessToken}`, 'accept-language': language },
    })
    return (await response.text()).split('\r\n')[1]
  }
  const prices = ['Цена: 1000 → 1200', 'Цена (₫, 1): 900 → 950', 'oddity: new']
  assert.ok((await changesIn('ru', 'catalog.edit-service'))?.includes(prices.join('; ')))
  assert.match((await changesIn('vi', 'payouts.settings')) ?? '', /Mức chi trả tối thiểu: 100000 → 200000/)
})
