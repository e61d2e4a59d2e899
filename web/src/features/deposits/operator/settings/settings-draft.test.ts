import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DepositSettings } from '@runmart/contract/deposits'
import { changesIn, parseDraft, toDraft } from './settings-draft.ts'

const saved: DepositSettings = {
  bankBin: '970436',
  bankAccountNumber: '1023020330000',
  bankAccountName: 'RUNMART',
  binanceId: '712345672',
  binanceOwner: 'Runmart',
  exchangeRate: '26125.5',
  minDeposit: 10_000,
}

test('what was not touched is no change, however it is written', () => {
  assert.deepEqual(changesIn(toDraft(saved), toDraft(saved)), [])
  const same = {
    ...toDraft(saved),
    bankAccountNumber: '1023 0203 30000',
    exchangeRate: '26125,5',
    minDeposit: '10.000 ₫',
  }
  assert.deepEqual(changesIn(toDraft(saved), same), [])
})

test('a typed draft becomes what the contract takes', () => {
  const draft = { ...toDraft(saved), exchangeRate: ' 26 200,25 ', minDeposit: '20,000', binanceId: '' }
  assert.deepEqual(changesIn(toDraft(saved), draft), ['binanceId', 'exchangeRate', 'minDeposit'])
  assert.deepEqual(DepositSettings.parse(parseDraft(draft)), {
    ...saved,
    binanceId: '',
    exchangeRate: '26200.25',
    minDeposit: 20_000,
  })
})
