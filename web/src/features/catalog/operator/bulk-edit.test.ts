import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OperatorService } from '@runmart/contract/catalog'
import { changedPrice, changedPrices, changesOf, previewOf } from './bulk-edit.ts'

const service = (id: string, price: number): OperatorService => ({
  id,
  position: 0,
  version: 2,
  stocked: false,
  supplied: false,
  unsuppliedSince: null,
  partnerShare: null,
  draft: {
    ...{ category: 'mmo', provider: 'OWNER_PROVIDE', serviceType: 'REFERRAL', mode: 'single', status: 'active' },
    ...{ availability: 7, price, billing: 'unit', minAmount: 1, maxAmount: 9, botId: null },
    texts: { en: { name: id, description: '' }, vi: { name: id, description: '' }, ru: { name: id, description: '' } },
  },
  picture: null,
  stats: null,
})

test('a percentage is rounded to the nearest step, and never to nothing', () => {
  assert.equal(changedPrice(6_500, { percent: 10, round: 500 }), 7_000)
  assert.equal(changedPrice(6_500, { percent: 10, round: 1 }), 7_150)
  assert.equal(changedPrice(15, { percent: 10, round: 500 }), 17)
  assert.equal(changedPrice(333, { percent: -12.5, round: 1 }), 291)
  assert.equal(changedPrice(0, { percent: 50, round: 500 }), 0)
  assert.equal(changedPrice(6_500, { price: 900 }), 900)
})

test('prices by quantity move with the price; one price for all has none', () => {
  const { draft } = service('a', 1_000)
  const bulky = { ...draft, brackets: [{ from: 100, price: 900 }] }
  assert.deepEqual(changedPrices(bulky, { percent: 10, round: 1 }), {
    price: 1_100,
    brackets: [{ from: 100, price: 990 }],
  })
  assert.deepEqual(changedPrices(bulky, { price: 5 }), { price: 5, brackets: [] })
  assert.deepEqual(changedPrices(draft, { price: 5 }), { price: 5 })
})

test('what stays the same is left out; a move above 20% and a price of nothing stand out', () => {
  const services = [service('a', 1_000), service('b', 1_250), service('c', 1_200), service('free', 0)]
  const previews = previewOf(services, () => ({ price: 1_200 }))
  assert.deepEqual(
    previews.map((it) => [it.service.id, it.prices[0]?.isFar]),
    [
      ['a', false],
      ['b', false],
      ['free', true],
    ],
  )
  assert.deepEqual(
    previewOf(services, () => ({ price: 0 })).map((it) => it.prices[0]?.isFar),
    [true, true, true],
  )
  assert.equal(previewOf([service('a', 1_000)], () => ({ price: 1_201 }))[0]?.prices[0]?.isFar, true)
  assert.deepEqual(changesOf(previews).changes[0], {
    id: 'a',
    version: 2,
    seenAvailability: 7,
    set: { price: 1_200 },
  })
})

test('prices by quantity are previewed and asked about like the price, also where one price takes their place', () => {
  const { draft, ...others } = service('a', 1_000)
  const bulky = { ...others, draft: { ...draft, brackets: [{ from: 100, price: 600 }] } }
  const preview = (rule: Parameters<typeof changedPrices>[1]) =>
    previewOf([bulky], (it) => changedPrices(it.draft, rule)).map(({ prices, losesBrackets }) => ({
      prices: prices.map(({ from, before, after, isFar }) => [from, before, after, isFar]),
      losesBrackets,
    }))
  const moved = [
    [null, 1_000, 1_000, false],
    [100, 600, 500, false],
  ]
  assert.deepEqual(preview({ percent: -5, round: 500 }), [{ prices: moved, losesBrackets: false }])
  const replaced = [
    [null, 1_000, 1_100, false],
    [100, 600, 1_100, true],
  ]
  assert.deepEqual(preview({ price: 1_100 }), [{ prices: replaced, losesBrackets: true }])
  const same = [
    [null, 1_000, 1_000, false],
    [100, 600, 1_000, true],
  ]
  assert.deepEqual(preview({ price: 1_000 }), [{ prices: same, losesBrackets: true }])
})

test('how much there is of a service from stock is not set with the others', () => {
  const services = [service('a', 1_000), { ...service('stocked', 1_000), stocked: true }]
  const previews = previewOf(services, () => ({ availability: 50 }))
  assert.deepEqual(
    previews.map((it) => it.service.id),
    ['a'],
  )
})
