import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { growthOf, LINEAR } from '#test/growth/growth-of.ts'
import { Decimal } from './panel-values.ts'
import { refillStateOf, stateOf } from './read-state.ts'

// Proves R86.
for (const [told, read] of [
  ['0.90', '0.9'],
  ['12', '12'],
  [1e-7, '0.0000001'],
  ['0.123456789012', '0.12345678'],
  ['1,234.50', '1234.5'],
  ['1,234,567', '1234567'],
  ['0,09', '0.09'],
  ['0,900', '0.9'],
  ['12,5', '12.5'],
  // A decimal point or a thousands separator: ambiguous.
  ['1,000', null],
  ['1,2,3', null],
  [' ', null],
  ['', null],
  ['1e3', null],
  [1e30, null],
  ['9'.repeat(16), null],
  [`0.${'0'.repeat(1_000_000)}1`, null],
] as const)
  test(`the sum ${JSON.stringify(told).slice(0, 20)} is ${read ?? 'unreadable'}`, () => {
    const { data = null } = z.safeParse(Decimal, told)
    assert.equal(data, read)
  })

const told = { status: 'Partial', charge: '0.09', currency: 'USD', start_count: '10', remains: '40' }
const isOdd = (it: object) => 'error' in stateOf({ ...told, ...it })

// Proves R86.
test('a state whose fields cannot be kept as they are is odd as a whole', () => {
  for (const it of [
    ...['constructor', '__proto__', 'toString', 'x'.repeat(1_000_000)].map((status) => ({ status })),
    ...[' ', '1.5', '1e3', '0x10', '9'.repeat(16), 1e30, '\0', []].map((remains) => ({ remains })),
    ...[' ', '0.5 USD', '1,000', '1'.repeat(1_000_000), {}].map((charge) => ({ charge })),
    ...['U\0D', '\ud800', 'X'.repeat(11), ' ', 5].map((currency) => ({ currency })),
  ])
    assert.ok(isOdd(it), JSON.stringify(it).slice(0, 60))
  assert.equal(refillStateOf('constructor'), null)
})

test('what a panel leaves out of a state is not odd', () => {
  for (const nothing of ['', null, undefined])
    assert.deepEqual(stateOf({ status: 'Partial', charge: nothing, currency: nothing, remains: nothing }), {
      ...{ state: 'partial', status: 'Partial' },
      ...{ charge: null, currency: null, startCount: null, remains: null },
    })
  assert.ok(!isOdd({ start_count: 'unknown', currency: '₫' }))
})

// Proves R77.
test('a sum of endless digits, signs or spaces costs no more than its length', async () => {
  for (const sign of ['0', '9', '.', ',', ' ', '-', '0.'])
    assert.ok((await growthOf((size) => z.safeParse(Decimal, `0.${sign.repeat(size)}1`), 20_000)) < LINEAR, sign)
})
