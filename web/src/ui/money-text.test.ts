import assert from 'node:assert/strict'
import test from 'node:test'
import { moneyText } from './money-text.ts'

/** The language decides which kind of space separates; the test only requires a space that does not break. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('money reads as each language writes it', () => {
  assert.equal(plain(moneyText('en', 1_250_000)), '1,250,000 ₫')
  assert.equal(plain(moneyText('vi', 1_250_000)), '1.250.000 ₫')
  assert.equal(plain(moneyText('ru', 1_250_000)), '1 250 000 ₫')
})

test('an amount never breaks across lines', () => {
  for (const language of ['en', 'vi', 'ru'] as const) assert.ok(!moneyText(language, 1_250_000, true).includes(' '))
})

test('a sign only where it says something', () => {
  assert.equal(plain(moneyText('en', 500, true)), '+500 ₫')
  assert.equal(plain(moneyText('en', -500, true)), '\u2212500 ₫')
  assert.equal(plain(moneyText('en', -500)), '\u2212500 ₫')
  assert.equal(plain(moneyText('en', 0, true)), '0 ₫')
})
