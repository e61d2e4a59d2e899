import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { growthOf, LINEAR } from '#test/growth/growth-of.ts'
import { Decimal } from './panel-values.ts'

test('a sum is read as plain digits, at most 15 before and 12 after the point; all else is unreadable', () => {
  for (const [told, read] of [
    ['0.90', '0.9'],
    ['-1,234.500', '-1234.5'],
    [' 100.000 ', '100'],
    [1e-7, '0.0000001'],
    ['0.27819999999999999', '0.278199999999'],
    ['0.0000000000001', '0'],
    ['1'.repeat(15), '1'.repeat(15)],
    ['1'.repeat(16), '?'],
    ['1e3', '?'],
    ['.5', '?'],
    ['', '?'],
    [Number.MAX_VALUE, '?'],
    [`0.${'0'.repeat(60)}1`, '?'],
  ] as const)
    assert.equal(z.parse(Decimal, told), read, String(told))
})

test('a sum of endless digits, signs or spaces costs no more than its length', async () => {
  for (const sign of ['0', '9', '.', ',', ' ', '-', '0.'])
    assert.ok((await growthOf((size) => z.parse(Decimal, `0.${sign.repeat(size)}1`), 20_000)) < LINEAR, sign)
})
