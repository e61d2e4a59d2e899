import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queueQuery, readQueueFilters, readQueueView } from './queue-filters.ts'

const read = (address: string) => {
  const search = new URLSearchParams(address)
  const get = (name: string) => search.get(name) ?? ''
  return { view: readQueueView(get), filters: readQueueFilters(get) }
}

test('without an address the queue holds what waits for people', () => {
  const { view, filters } = read('')
  assert.deepEqual([view, filters], ['pending', {}])
  assert.deepEqual(queueQuery(view, filters), { status: 'pending', serviceType: 'REFERRAL', q: undefined })
})

test('a queue has its own status, whatever the address says, and REFERRAL is no filter in it', () => {
  assert.deepEqual(read('view=in-progress&status=success&type=REFERRAL&q=abc').filters, { q: 'abc' })
  assert.deepEqual(read('type=AUTO_BOT').filters, { type: 'AUTO_BOT' })
})

test('all orders are narrowed by every filter, and nonsense is left out', () => {
  const { view, filters } = read('view=all&status=success&type=REFERRAL')
  assert.deepEqual(queueQuery(view, filters), { status: 'success', serviceType: 'REFERRAL', q: undefined })
  assert.deepEqual(read('view=all&status=stolen&type=gift').filters, {})
})
