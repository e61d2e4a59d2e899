import assert from 'node:assert/strict'
import test from 'node:test'
import { Credentials, Profile, Registration } from '@runmart/contract/accounts'
import { PartRefund } from '@runmart/contract/orders-operator'
import { ReferralSettings } from '@runmart/contract/referrals'
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

test('an amount that is not above zero is told so; where zero is allowed, a lower one is out of range', () => {
  const part = (amount: number) => checkForm(PartRefund, { amount, reason: 'late' }).problems
  assert.deepEqual([part(-50_000), part(0)], [{ amount: 'aboveZero' }, { amount: 'aboveZero' }])
  const settings = { commissionPercent: -1, holdDays: 5 }
  assert.deepEqual(checkForm(ReferralSettings, settings).problems, { commissionPercent: 'outOfRange' })
})
