import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData } from '#test/expect-answer.ts'
import { foundOrders, inMarch } from '#test/found-orders.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { operator, other, addOrders, addNamesakes, found } = await foundOrders(server)
await addNamesakes()
await addOrders('instagram', 20_000, '2025-05-10T00:00:00Z')

test('in a list too long to look at each order the newest that hold the words are found, of its days, and it says that there are more', async () => {
  const q = 'facebook'
  assert.deepEqual(await found({ q }), [1_000, true])
  assert.deepEqual(await found({ q, status: 'cancel' }), [1_000, true])
  assert.deepEqual(await found({ q, minTotal: '2000' }), [0, true])
  assert.deepEqual(await found({ q: 'namesake' }), [0, true])
  assert.deepEqual(await found({ q: 'nowhere' }), [0, false])
  // Matches of these days, although many newer orders hold the words.
  assert.deepEqual(await found({ q, status: 'cancel', to: '2025-05-31' }), [11, false])
  assert.deepEqual(await found({ q, status: 'cancel', from: '2025-04-01', to: '2025-05-31' }), [10, false])
  assert.deepEqual(await found({ q, status: 'cancel', ...inMarch }), [1, false])
  assert.deepEqual(await found({ q, status: 'cancel', customerId: other.id }), [1, false])
  assert.deepEqual(await found({ q: 'namesake', customerId: other.id }), [3, false])
})

test('all that match, to act on them, and the counts of views say so, too', async () => {
  const matches = async (query: Record<string, string>) => {
    const { items, more } = expectData(await operator.call(api.ordersDesk.matches, { query: query as never }))
    return [items.length, more]
  }
  assert.deepEqual(await matches({ q: 'facebook' }), [1_000, true])
  assert.deepEqual(await matches({ q: 'facebook', status: 'cancel', minTotal: '2000' }), [0, true])
  assert.deepEqual(await matches({ q: 'facebook', status: 'cancel', to: '2025-05-31' }), [11, false])
  for (const filters of ['q=facebook&min=2000', 'q=facebook&to=2025-05-31'])
    expectData(await operator.call(api.ordersDesk.saveView, { body: { name: filters, filters } }))
  const counts = expectData(await operator.call(api.ordersDesk.viewCounts)).items
  assert.deepEqual(
    counts.map(({ count, more }) => [count, more]),
    [
      [0, true],
      [11, false],
    ],
  )
})
