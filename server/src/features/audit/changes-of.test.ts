import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesOf, differencesOf } from './changes-of.ts'

test('only what differs is a change; what is new or gone has one side', () => {
  const changes = changesOf({
    before: { price: 1_000, name: 'Same', old: 'x' },
    after: { price: 1_200, name: 'Same', texts: { en: 'Hi' } },
  })
  assert.deepEqual(changes, [
    { name: 'price', before: '1000', after: '1200' },
    { name: 'old', before: 'x', after: null },
    { name: 'texts.en', before: null, after: 'Hi' },
  ])
})

test('what else was noted follows, without what is empty', () => {
  assert.deepEqual(
    changesOf({ reason: 'asked by phone', rights: ['orders', 'money'], amount: 5, note: '', missing: null }),
    [
      { name: 'reason', before: null, after: 'asked by phone' },
      { name: 'rights', before: null, after: 'orders, money' },
      { name: 'amount', before: null, after: '5' },
    ],
  )
  assert.deepEqual(changesOf({ before: 3, after: 4 }), [{ name: 'value', before: '3', after: '4' }])
  assert.deepEqual(changesOf({}), [])
})

test('the status of an order is one change, and what did not happen to it is not told; a span of days stays one', () => {
  const noted = { order: 'RM-7K3QX9', from: 'in-progress', to: 'success', refunded: 0, restocked: 0 }
  const order = { name: 'order', before: null, after: 'RM-7K3QX9' }
  const moved = { name: 'orderStatus', before: 'in-progress', after: 'success' }
  assert.deepEqual(changesOf(noted), [moved, order])
  assert.deepEqual(changesOf({ ...noted, to: 'in-progress', refunded: 500 }), [
    order,
    { name: 'refunded', before: null, after: '500' },
  ])
  assert.deepEqual(
    changesOf({ from: '2026-11-01', to: '2026-11-30' }).map((it) => [it.name, it.after]),
    [
      ['from', '2026-11-01'],
      ['to', '2026-11-30'],
    ],
  )
})

test('what is within another value is named by both, and only what differs is told', () => {
  const named = (name: string, price: number) => ({
    texts: { en: { name } },
    brackets: [{ from: 10, price }],
    fields: [],
  })
  assert.deepEqual(changesOf({ before: named('Old', 900), after: named('New', 800) }), [
    { name: 'texts.en.name', before: 'Old', after: 'New' },
    { name: 'brackets.1.price', before: '900', after: '800' },
  ])
})

test('of two texts only the parts that differ are kept, and nothing of those that stayed or are empty', () => {
  const before = { texts: { en: { title: 'Terms', body: 'Old' }, vi: { title: 'Điều khoản', body: '' } } }
  const after = { slug: 'terms', texts: { en: { title: 'Terms', body: 'New' }, vi: { title: 'Điều khoản', body: '' } } }
  const differences = differencesOf(before, after)
  assert.equal(
    JSON.stringify(differences),
    JSON.stringify({
      before: { texts: { en: { body: 'Old' } } },
      after: { texts: { en: { body: 'New' } }, slug: 'terms' },
    }),
  )
  assert.deepEqual(differencesOf(before, before), { before: {}, after: {} })
  assert.deepEqual(changesOf(differencesOf({ texts: null }, { texts: { en: { body: 'New' } } })), [
    { name: 'texts.en.body', before: null, after: 'New' },
  ])
})
