import assert from 'node:assert/strict'
import test from 'node:test'
import { Credentials, Profile, Registration } from '@runmart/contract/accounts'
import { ManualDebit } from '@runmart/contract/deposits-operator'
import { outOfRange } from '@runmart/contract/out-of-range'
import { PartnerSettings } from '@runmart/contract/partners-operator'
import { ReferralSettings } from '@runmart/contract/referrals'
import { NewTopUp } from '@runmart/contract/suppliers-money'
import { checkForm, readFields } from './check-form.ts'

const read = (fields: Record<string, string>, keepEmpty = false) => readFields(Object.entries(fields), keepEmpty)

test('what the contract accepts comes back as values', () => {
  const { values, problems } = checkForm(Credentials, read({ email: ' demo ', password: 'secret' }))
  assert.equal(problems, null)
  assert.deepEqual(values, { email: 'demo', password: 'secret' })
})

test('an empty field is missing, not badly formed', () => {
  const { problems } = checkForm(Registration, read({ username: '', email: '', password: '' }))
  assert.deepEqual(problems, { username: 'required', email: 'required', password: 'required' })
})

test('an empty optional field is simply not sent', () => {
  const given = { username: 'demo_1', email: 'demo@example.com', password: 'long enough', referralCode: '' }
  const { values } = checkForm(Registration, read(given))
  assert.deepEqual(Object.keys(values ?? {}), ['username', 'email', 'password'])
})

test('where empty means "clear it", it is sent', () => {
  assert.deepEqual(checkForm(Profile, read({ fullName: '', phone: '' }, true)).values, { fullName: '', phone: '' })
})

test('each bad field has its own problem', () => {
  const { problems } = checkForm(Registration, read({ username: 'a b', email: 'nobody', password: 'short' }))
  assert.deepEqual(problems, { username: 'usernameFormat', email: 'emailFormat', password: 'passwordLength' })
})

test('a number out of range is told both of its ends, and what they are of', () => {
  const debit = (amount: number) => checkForm(ManualDebit, { customerId: 'id', amount, reason: 'late' }).problems
  for (const amount of [-50_000, 0, 10_000_000_001])
    assert.deepEqual(debit(amount), { amount: outOfRange(1, 10_000_000_000, 'dong') })
  assert.deepEqual(debit(Number.NaN), { amount: 'numberFormat' })
  const settings = { commissionPercent: -1, holdDays: 366 }
  assert.deepEqual(checkForm(ReferralSettings, settings).problems, {
    commissionPercent: outOfRange(0, 50, 'percent'),
    holdDays: outOfRange(0, 365),
  })
})

test('a whole sum and a rate with a fraction are each told how to write one', () => {
  const topUp = { amount: Number.NaN, dong: Number.NaN, paidFrom: 'bank', reference: '' }
  const { problems } = checkForm(NewTopUp, topUp)
  assert.deepEqual([problems?.dong, problems?.amount], ['numberFormat', 'decimalFormat'])
})

test('a share of a partner, kept in hundredths, is told its range in percent', () => {
  const settings = { share: 10_001, holdDays: 7, claimDays: 3 }
  assert.deepEqual(checkForm(PartnerSettings, settings).problems, { share: outOfRange(0, 100, 'percent') })
})
