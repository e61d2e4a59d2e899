import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DepositSettings } from '@runmart/contract/deposits-operator'
import { parseDraft, toDraft } from './settings-draft.ts'

const saved: DepositSettings = {
  bankBin: '970436',
  bankAccountNumber: '1023020330000',
  bankAccountName: 'RUNMART',
  binanceId: '712345672',
  binanceOwner: 'Runmart',
  exchangeRate: '26125.5',
  minDeposit: 10_000,
  wrongContentPercent: 5,
  noticeLimit: 0,
}

test('the same value is read alike, however it is written', () => {
  const same = {
    ...toDraft('en', saved),
    bankAccountNumber: '1023 0203 30000',
    exchangeRate: '26,125.5',
    minDeposit: '10,000 ₫',
  }
  assert.deepEqual(parseDraft('en', same), parseDraft('en', toDraft('en', saved)))
})

test('a typed draft becomes what the contract takes', () => {
  const draft = {
    ...toDraft('en', saved),
    exchangeRate: ' 26,200.25 ',
    minDeposit: '20,000',
    binanceId: '',
    wrongContentPercent: '0 %',
  }
  assert.deepEqual(DepositSettings.parse(parseDraft('en', draft)), {
    ...saved,
    binanceId: '',
    exchangeRate: '26200.25',
    minDeposit: 20_000,
    wrongContentPercent: 0,
  })
})

test('a rate that the language does not write is refused, never read as another number', () => {
  const rate = (language: 'en' | 'vi' | 'ru', exchangeRate: string) =>
    parseDraft(language, { ...toDraft(language, saved), exchangeRate }).exchangeRate
  assert.deepEqual([rate('en', '26,200'), rate('vi', '26.200'), rate('vi', '26.125,5')], ['26200', '26200', '26125.5'])
  const no = Number.NaN
  assert.deepEqual([rate('en', '26200,5'), rate('vi', '26125.5'), rate('ru', '26.125')], [no, no, no])
})
