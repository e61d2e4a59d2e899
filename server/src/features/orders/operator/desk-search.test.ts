import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foundOrders, inMarch } from '#test/found-orders.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { buyer, other, addNamesakes, ask, found } = await foundOrders(server)

test('words that very many orders hold find all of them together with status, customer, days and sums', async () => {
  const q = 'page facebook'
  assert.deepEqual(await found({ q }), [1_111, false])
  assert.deepEqual(await found({ q, status: 'cancel' }), [1_111, false])
  assert.deepEqual(await found({ q, status: 'success' }), [0, false])
  assert.deepEqual(await found({ q, status: 'cancel', customerId: other.id }), [1, false])
  assert.deepEqual(await found({ q, status: 'cancel', ...inMarch }), [1, false])
  assert.deepEqual(await found({ q, to: '2025-05-31' }), [11, false])
  assert.deepEqual(await found({ q, ...inMarch, minTotal: '2000' }), [0, false])
  assert.deepEqual(await found({ q: 'facebook nowhere', customerId: other.id }), [0, false])
  const [oldest] = (await ask({ q, sort: 'oldest' })).items
  assert.equal(oldest?.customer.id, other.id)
})

test('a name that more than a hundred people have finds the orders of each of them in a list that is short', async () => {
  await addNamesakes()
  for (const [query, count] of [
    [{}, 3],
    [{ status: 'cancel' }, 2],
    [{ status: 'pending' }, 1],
    [inMarch, 1],
    [{ customerId: other.id }, 3],
    [{ customerId: buyer.id }, 0],
  ] as const)
    assert.deepEqual(await found({ q: 'namesake', ...query }), [count, false], JSON.stringify(query))
})
