import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@runmart/contract/languages'
import * as formats from './formats.ts'

const at = new Date('2026-11-15T17:39:00Z')
const hanoi = 'Asia/Ho_Chi_Minh'

/** Shows no-break spaces as `_`, so that they are visible. */
const inAll = (write: (language: Language) => string) =>
  (['en', 'vi', 'ru'] as const).map((language) => write(language).replace(/[\u00a0\u202f]/g, '_'))

test('times are written as each language does, in the time zone asked for', () => {
  assert.deepEqual(
    inAll((it) => formats.dateText(it, at, hanoi)),
    ['16_Nov_2026', '16/11/2026', '16.11.2026'],
  )
  assert.deepEqual(
    inAll((it) => formats.dateTimeText(it, at, hanoi)),
    ['16_Nov_2026, 00:39', '00:39_16/11/2026', '16.11.2026, 00:39'],
  )
  assert.equal(formats.dateTimeText('ru', at, 'America/New_York'), '15.11.2026, 12:39')
  assert.equal(formats.offsetText(at, hanoi), 'GMT+7')
})

test('days and months are those of the calendar, wherever the reader is', () => {
  assert.deepEqual(
    inAll((it) => formats.dayText(it, '2026-01-05')),
    ['5_Jan_2026', '05/01/2026', '05.01.2026'],
  )
  assert.deepEqual(
    inAll((it) => formats.shortDayText(it, '2026-01-05')),
    ['5_Jan', '05/01', '05.01'],
  )
  assert.deepEqual(
    inAll((it) => formats.monthText(it, '2026-11')),
    ['November_2026', 'tháng_11_năm_2026', 'ноябрь_2026'],
  )
  assert.deepEqual(
    inAll((it) => formats.shortMonthText(it, '2026-11')),
    ['Nov_2026', '11/2026', '11.2026'],
  )
})

test('sums keep every digit, never break, and have a real minus', () => {
  assert.deepEqual(
    inAll((it) => formats.moneyText(it, -1_250_000)),
    ['−1,250,000_₫', '−1.250.000_₫', '−1_250_000_₫'],
  )
  assert.deepEqual(
    inAll((it) => formats.amountText(it, '10.5', 'USDT')),
    ['10.5_USDT', '10,5_USDT', '10,5_USDT'],
  )
  assert.deepEqual(
    inAll((it) => formats.numberText(it, -0.5)),
    ['−0.5', '−0,5', '−0,5'],
  )
})

test('shares and sizes are written as each language does', () => {
  assert.deepEqual(
    inAll((it) => formats.percentText(it, 5)),
    ['5%', '5%', '5_%'],
  )
  assert.deepEqual(
    inAll((it) => formats.sizeText(it, 5 * 1024 ** 2)),
    ['5_MB', '5_MB', '5_МБ'],
  )
})
