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
  assert.deepEqual(asked(''), { status: 'pending', serviceType: 'REFERRAL', sentOn: 'no', sort: 'oldest' })
  assert.deepEqual(asked('view=in-progress&type=AUTO_BOT&status=success'), {
    status: 'in-progress',
    serviceType: 'AUTO_BOT',
    sentOn: 'no',
    sort: 'oldest',
  })
  assert.deepEqual(asked('view=all'), { sort: 'newest' })
  assert.deepEqual(asked('view=all&sent=yes'), { sentOn: 'yes', sort: 'newest' })
  assert.deepEqual(asked('view=all&bot=error'), { botStatus: 'error', sort: 'oldest' })
})

test('what an address cannot mean is left out', () => {
  assert.deepEqual(readDeskFilters(at('view=all&status=gone&min=-5&from=2026-13-45&provider=X&bot=drunk&max=12')), {
    max: '12',
  })
  assert.equal(readView(at('view=0b5')), 'saved')
})

test('only few can be sorted by sum', () => {
  assert.equal(readSort(at('sort=dearest')), 'dearest')
  assert.equal(readSort(at('view=all&sort=dearest')), 'newest')
  assert.equal(readSort(at('view=all&sort=dearest&customer=42')), 'dearest')
  assert.equal(readSort(at('view=all&status=success&sort=oldest')), 'oldest')
})

test('a view keeps what its tab stands for', () => {
  const saved = filtersToSave(at('min=1000000&sort=dearest'))
  assert.deepEqual(asked(`view=saved-one&${saved}`), asked('min=1000000&sort=dearest'))
  assert.equal(filtersToSave(at('view=all&q=linh')), 'q=linh')
})
