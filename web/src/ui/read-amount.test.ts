import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@runmart/contract/languages'
import { readAmount, readDecimal } from './read-amount.ts'

const no = Number.NaN

test('a whole number is read as the language writes it, and refused as any other one writes it', () => {
  const cases: [string, Record<Language, number>][] = [
    ['26200', { en: 26_200, vi: 26_200, ru: 26_200 }],
    ['26,200', { en: 26_200, vi: no, ru: no }],
    ['26.200', { en: no, vi: 26_200, ru: no }],
    ['35.000', { en: no, vi: 35_000, ru: no }],
    ['26 200', { en: no, vi: no, ru: 26_200 }],
    ['26\u00a0200', { en: no, vi: no, ru: 26_200 }],
    ['26\u202f200', { en: no, vi: no, ru: 26_200 }],
    ['1,500,000 ₫', { en: 1_500_000, vi: no, ru: no }],
    ['1.500.000 đ', { en: no, vi: 1_500_000, ru: no }],
    ['1 500 000 ₫', { en: no, vi: no, ru: 1_500_000 }],
    ['1,500.000', { en: no, vi: no, ru: no }],
    ['15,00', { en: no, vi: 15, ru: 15 }],
  ]
  for (const [typed, expected] of cases)
    for (const language of ['en', 'vi', 'ru'] as const)
      assert.equal(readAmount(language, typed), expected[language], `${language} ${typed}`)
})

test('a part of a whole stays one, for the contract to refuse; nothing is nothing, and the rest is no number', () => {
  assert.deepEqual([readAmount('en', '2.5'), readAmount('vi', '2,5'), readAmount('ru', '2,5')], [2.5, 2.5, 2.5])
  assert.deepEqual([readAmount('en', '  '), readAmount('en', ' ₫')], [undefined, undefined])
  for (const typed of ['abc', '--5', '5-', '1e3', '5%', '1,5', '12,3456'])
    assert.equal(readAmount('en', typed), no, typed)
})

test('an amount with a minus is below zero, so that it is refused for that', () => {
  assert.deepEqual(
    [readAmount('en', '-50,000'), readAmount('vi', '−50.000'), readAmount('ru', '–50 000')],
    [-5e4, -5e4, -5e4],
  )
})

test('a rate is read as the language writes it, and is never another number', () => {
  const read = (typed: string) => (['en', 'vi', 'ru'] as const).map((language) => readDecimal(language, typed))
  assert.deepEqual(read('26,200'), ['26200', '26.200', '26.200'])
  assert.deepEqual(read('26.125'), ['26.125', '26125', no])
  assert.deepEqual(read('26,125.5'), ['26125.5', no, no])
  assert.deepEqual(read('26.125,5'), [no, '26125.5', no])
  assert.deepEqual(read('26 125,5'), [no, no, '26125.5'])
  assert.deepEqual(read('26200'), ['26200', '26200', '26200'])
  assert.deepEqual(read(''), [undefined, undefined, undefined])
  for (const typed of ['.5', '1.', '1e3', '-1', '1.2.3', '1.123456789', '1234567890123'])
    assert.equal(readDecimal('en', typed), no, typed)
})
