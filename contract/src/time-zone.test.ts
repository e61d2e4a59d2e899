import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { isTimeZone, TimeZone } from './time-zone.ts'

test('names of time zones are known, offsets and nonsense are not', () => {
  for (const name of ['Asia/Ho_Chi_Minh', 'America/New_York', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+7'])
    assert.ok(isTimeZone(name), name)
  for (const name of ['', '+07:00', 'GMT+7:00', 'Asia/Atlantis', 'Asia/', "UTC' or 1=1", `A${'a'.repeat(64)}`])
    assert.ok(!isTimeZone(name), name)
})

test('a zone is stored by its name of today, whatever the browser calls it', () => {
  assert.equal(z.parse(TimeZone, ' Asia/Saigon '), 'Asia/Ho_Chi_Minh')
  assert.equal(z.parse(TimeZone, 'Europe/Moscow'), 'Europe/Moscow')
})
