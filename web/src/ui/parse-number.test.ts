import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@runmart/contract/languages'
import { formatNumber, parseNumber } from './parse-number.ts'

test('what a language writes is read back as the same number', () => {
  for (const language of languages)
    for (let round = 0; round < 2_000; round++) {
      const whole = String(Math.floor(10 ** (Math.random() * 12)))
      const fraction = String(Math.floor(Math.random() * 1e8)).replace(/0+$/, '')
      const number = fraction && round % 2 ? `${whole}.${fraction}` : whole
      assert.equal(parseNumber(language, formatNumber(language, number)), number)
    }
})

test('each language reads its own marks, and refuses what it does not write', () => {
  const read = (typed: string) => languages.map((language) => parseNumber(language, typed))
  const expected = {
    '26,200': { en: '26200', vi: '26.200', ru: '26.200' },
    '26.125': { en: '26.125', vi: '26125', ru: null },
  }
  for (const [typed, of] of Object.entries(expected))
    assert.deepEqual(
      read(typed),
      languages.map((language) => of[language]),
    )
  for (const space of [' ', '\u00a0', '\u202f']) assert.equal(parseNumber('ru', `26${space}200,5`), '26200.5')
  for (const typed of ['', '.', ',5', '5.', '5,', '1e3', '-1', '1..2', '2,62,00.1', '1.2,3,4', 'abc'])
    assert.deepEqual(
      read(typed),
      languages.map(() => null),
      typed,
    )
})
