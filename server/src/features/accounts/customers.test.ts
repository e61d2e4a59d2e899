import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { accountStatuses } from '@runmart/contract/accounts'
import type { CallOf } from '@runmart/contract/endpoint'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'
import { makeOperator } from './index.ts'

const server = await startTestServer()
const operator = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, operator.email))

const list = async (query: NonNullable<CallOf<typeof api.accounts.customers>['query']>) =>
  expectData(await operator.call(api.accounts.customers, { query }))

test('customers are listed by their status, exactly counted, with words or without', async () => {
  const visitor = await server.registerVisitor()
  const blocked = [await server.createCustomer(), await server.createCustomer()]
  for (const { id } of blocked)
    expectData(await operator.call(api.accountsOperator.block, { params: { id }, body: { reason: 'stolen card' } }))
  const listed = await list({ status: 'blocked' })
  assert.deepEqual([listed.items.map((it) => it.id), listed.total], [blocked.map((it) => it.id).toReversed(), 2])
  const [older] = blocked
  const last = await list({ status: 'blocked', limit: '1', page: '2' })
  assert.deepEqual([last.items.map((it) => it.id), last.total], [[older?.id], 2])
  const named = await list({ status: 'blocked', q: older?.username ?? '' })
  assert.deepEqual([named.items.map((it) => it.id), named.total], [[older?.id], 1])
  assert.equal((await list({ status: 'active', q: older?.username ?? '' })).total, 0)
  assert.deepEqual(
    (await list({ status: 'inactive', q: visitor.username })).items.map((it) => it.id),
    [visitor.id],
  )
  const counts = await Promise.all(accountStatuses.map(async (status) => (await list({ status })).total))
  assert.equal(
    counts.reduce((sum, count) => sum + count),
    (await list({})).total,
  )
  const nonsense = { query: { status: 'gone' as never } }
  expectRefusal(await operator.call(api.accounts.customers, nonsense), 400, 'VALIDATION')
})
