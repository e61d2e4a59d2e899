import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDay, parseTime, typedDay } from './parse-day.ts'

const read = (text: string) => parseDay(text, '2026-11-20')

test('a day is read however people write it, day first', () => {
  for (const text of [
    '16/11/2026',
    '16.11.2026',
    '16-11-2026',
    ' 16 11 2026 ',
    '16/11/26',
    '16/11',
    '16.11.',
    '2026-11-16',
  ])
    assert.equal(read(text), '2026-11-16', text)
  assert.equal(read('1/2/2027'), '2027-02-01')
})

test('what is no day is none, and never another one', () => {
  for (const text of ['', '31/02/2026', '11/16/2026', '16', 'tomorrow', '16/11/202', '2026/11/16', '16/11/2026x'])
    assert.equal(read(text), null, text)
})

test('a field shows a day so that it is read as the same again', () => {
  assert.deepEqual(
    (['en', 'vi', 'ru'] as const).map((language) => typedDay(language, '2026-11-06')),
    ['06/11/2026', '06/11/2026', '06.11.2026'],
  )
  assert.equal(typedDay('en', ''), '')
  assert.equal(read(typedDay('ru', '2026-11-06')), '2026-11-06')
})

test('a time is typed in any of the usual ways, by 24 hours', () => {
  for (const typed of ['9:30', '09.30', '9h30', '930', ' 0930 ']) assert.equal(parseTime(typed), '09:30', typed)
  assert.deepEqual(['9', '9h', '0', '23:59'].map(parseTime), ['09:00', '09:00', '00:00', '23:59'])
  assert.deepEqual(['24:00', '9:60', '9:3', 'noon', '9:30 pm', ''].map(parseTime), [null, null, null, null, null, null])
})
