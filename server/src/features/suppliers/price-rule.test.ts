import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from '#platform/db/sql.ts'
import { startTestServer } from '#test/test-server.ts'
import { costOf, formatExact, limitsOf, priceBy } from './price-rule.ts'

const server = await startTestServer()

const decimal = (wholes: number, digits: number) =>
  fc
    .tuple(fc.nat({ max: 10 ** wholes - 1 }), fc.nat({ max: digits }), fc.nat({ max: 10 ** digits - 1 }))
    .map(([whole, length, fraction]) =>
      length ? `${whole}.${String(fraction).padStart(digits, '0').slice(0, length)}` : `${whole}`,
    )
const sold = fc.record({
  rate: decimal(4, 8),
  dongEach: decimal(5, 8),
  unitsEach: fc.constantFrom(1, 2, 7, 100, 1_000),
  type: fc.constantFrom('Default', 'Package'),
  factorPercent: fc.integer({ min: 100, max: 1_000 }),
  plus: fc.constantFrom(0, 1, 499, 10_000),
  roundTo: fc.constantFrom(1, 3, 7, 10, 500, 1_000),
  floor: fc.constantFrom(1, 5, 1_001),
})

test('cost and price are what PostgreSQL reckons with decimals of any length, and never below either', async () => {
  const cases = fc.sample(sold, 400)
  const rows = await server.db.transaction((tx) =>
    tx.all<{ cost: string; price: string }>(sql`
      select trim_scale(it.cost)::text as cost,
        greatest(it.floor, (div(it.raw, it.round) + (mod(it.raw, it.round) > 0)::int) * it.round)::text as price
      from (
        select g.*, g.base * g.factor * 0.01 + g.plus as raw, g.base as cost from (
          select rate * dong * units * (case type when 'Package' then 1 else 0.001 end) as base, factor, plus, round, floor, nth
          from unnest(${cases.map((it) => it.rate)}::numeric[], ${cases.map((it) => it.dongEach)}::numeric[],
            ${cases.map((it) => it.unitsEach)}::numeric[], ${cases.map((it) => it.type)}::text[],
            ${cases.map((it) => it.factorPercent)}::numeric[], ${cases.map((it) => it.plus)}::numeric[],
            ${cases.map((it) => it.roundTo)}::numeric[], ${cases.map((it) => it.floor)}::numeric[])
            with ordinality as given (rate, dong, units, type, factor, plus, round, floor, nth)) as g) as it
      order by it.nth`),
  )
  const reckoned = cases.map((it) => {
    const cost = costOf(it, it)
    return { cost: formatExact(cost), price: String(priceBy(it, cost)) }
  })
  assert.deepEqual(reckoned, rows)
})

test('limits are those of the supplier in whole units of ours, and none where nothing is left', () => {
  const of = (min: number, max: number, unitsEach: number, type = 'Default') => limitsOf({ type, min, max }, unitsEach)
  assert.deepEqual(of(50, 10_000, 1), { minAmount: 50, maxAmount: 10_000 })
  assert.deepEqual(of(50, 10_500, 1_000), { minAmount: 1, maxAmount: 10 })
  assert.deepEqual(of(1_001, 5_999, 1_000), { minAmount: 2, maxAmount: 5 })
  assert.deepEqual(of(0, 2_000_000_000, 1), { minAmount: 1, maxAmount: 1_000_000 })
  assert.equal(of(10, 900, 1_000), null)
  assert.equal(of(500, 100, 1), null)
  assert.deepEqual(of(1, 1, 1, 'Package'), { minAmount: 1, maxAmount: 1 })
  assert.equal(of(1, 1, 2, 'Package'), null)
})
