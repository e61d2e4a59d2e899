import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deskQuery, filtersToSave, readDeskFilters, readSort, readView } from './orders-desk-filters.ts'

const at = (address: string) => {
  const search = new URLSearchParams(address)
  return (name: string) => search.get(name) ?? ''
}
const asked = (address: string) =>
  Object.fromEntries(Object.entries(deskQuery(at(address))).filter(([, value]) => value !== undefined))

test('the queues hold one status of what people deliver, all orders hold everything', () => {
  assert.deepEqual(asked(''), {
    status: 'pending',
    serviceType: 'REFERRAL',
    sentOn: 'no',
    daysRun: 'no',
    sort: 'oldest',
  })
  assert.deepEqual(asked('view=in-progress&type=AUTO_BOT&status=success'), {
    status: 'in-progress',
    serviceType: 'AUTO_BOT',
    sentOn: 'no',
    sort: 'oldest',
  })
  assert.deepEqual(asked('view=all'), { sort: 'newest' })
  assert.deepEqual(asked('view=all&sent=yes'), { sentOn: 'yes', sort: 'newest' })
  assert.deepEqual(asked('view=all&bot=error'), { botStatus: 'error', sort: 'oldest' })
  assert.deepEqual(asked('view=all&refund=asked'), { refundAsked: 'yes', sort: 'newest' })
  assert.deepEqual(asked('view=all&days=yes'), { daysRun: 'yes', sort: 'oldest' })
})

test('what an address cannot mean is left out', () => {
  assert.deepEqual(readDeskFilters(at('view=all&status=gone&min=-5&from=2026-13-45&provider=X&bot=drunk&max=12')), {
    max: '12',
  })
  assert.equal(readView(at('view=0b5')), 'saved')
})

test('only few can be sorted by more than their age', () => {
  assert.equal(readSort(at('sort=dearest')), 'dearest')
  assert.equal(readSort(at('view=all&sort=dearest')), 'newest')
  assert.equal(readSort(at('view=all&sort=dearest&customer=42')), 'dearest')
  assert.equal(readSort(at('view=all&status=success&sort=oldest')), 'oldest')
  assert.equal(readSort(at('view=all&sort=service-asc')), 'newest')
  assert.equal(readSort(at('view=all&sort=service-asc&from=2026-01-01&to=2026-01-31')), 'service-asc')
  assert.equal(readSort(at('view=all&sort=service-asc&from=2026-01-01&to=2026-02-01')), 'newest')
  assert.equal(readSort(at('view=all&sort=service-asc&to=2026-02-01')), 'newest')
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  assert.equal(readSort(at(`view=all&sort=amount-asc&from=${daysAgo(30)}`)), 'amount-asc')
  assert.equal(readSort(at(`view=all&sort=amount-asc&from=${daysAgo(33)}`)), 'newest')
})

test('a view keeps what its tab stands for', () => {
  const saved = filtersToSave(at('min=1000000&sort=dearest'))
  assert.deepEqual(asked(`view=saved-one&${saved}`), asked('min=1000000&sort=dearest'))
  assert.deepEqual(asked(`view=saved-one&${filtersToSave(at('view=in-progress'))}`), asked('view=in-progress'))
  assert.equal(filtersToSave(at('view=all&q=linh')), 'q=linh')
})
