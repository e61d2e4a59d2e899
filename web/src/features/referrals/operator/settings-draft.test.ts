import assert from 'node:assert/strict'
import test from 'node:test'
import { ReferralSettings } from '@runmart/contract/referrals'
import { parseDraft } from './settings-draft.ts'

const read = (commissionPercent: string, holdDays: string) =>
  ReferralSettings.safeParse(parseDraft('en', { commissionPercent, holdDays }))

test('a percent sign and spaces do no harm', () => {
  assert.deepEqual(read(' 12 % ', '0').data, { commissionPercent: 12, holdDays: 0 })
})

test('nothing, words, parts and what is out of range are refused', () => {
  for (const percent of ['', 'five', '2,5', '51', '-1', '%']) assert.equal(read(percent, '7').success, false, percent)
  for (const days of ['', 'week', '1.5', '366', '-1']) assert.equal(read('5', days).success, false, days)
})
