import assert from 'node:assert/strict'
import test from 'node:test'
import { DRIP_DAYS } from '@runmart/contract/drips'
import { languages } from '@runmart/contract/languages'
import { outOfRange } from '@runmart/contract/out-of-range'
import { fieldSentence } from './field-sentence.ts'
import { translator } from './server.ts'

const inAll = (...range: Parameters<typeof outOfRange>) =>
  languages.map((it) => fieldSentence(translator(it), outOfRange(...range)))

test('a number out of range is told its limits, written as what it is', () => {
  assert.deepEqual(inAll(1, 2_500_000, 'dong'), [
    'Enter a value from 1\u00a0₫ to 2,500,000\u00a0₫',
    'Nhập giá trị từ 1\u00a0₫ đến 2.500.000\u00a0₫',
    'Введите значение от 1\u00a0₫ до 2\u00a0500\u00a0000\u00a0₫',
  ])
  assert.deepEqual(inAll(0, 50, 'percent'), [
    'Enter a value from 0% to 50%',
    'Nhập giá trị từ 0% đến 50%',
    'Введите значение от 0\u00a0% до 50\u00a0%',
  ])
  assert.deepEqual(inAll(1, 3_650)[0], 'Enter a value from 1 to 3,650')
})

test('one end alone, a single value and nothing at all are said as such', () => {
  assert.deepEqual(inAll(50_000, null, 'dong')[0], 'At least 50,000\u00a0₫')
  assert.deepEqual(inAll(null, 20_000, 'dong')[2], 'Не больше 20\u00a0000\u00a0₫')
  assert.deepEqual(inAll(1, 0, 'dong')[1], 'Tối đa 0\u00a0₫')
  assert.deepEqual(inAll(1, 1)[0], 'Must be 1')
  assert.deepEqual(inAll(null, null)[0], 'This is outside the allowed range')
})

test('the limit of spread orders is told as it is', () => {
  for (const language of languages)
    assert.match(fieldSentence(translator(language), 'dripInterval'), new RegExp(`\\b${DRIP_DAYS}\\b`))
})
