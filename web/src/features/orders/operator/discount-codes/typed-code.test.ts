import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkForm } from '#ui/check-form.ts'
import { blankCode, codeSchema, readTypedCode, toTypedCode } from './typed-code.ts'

test('what is typed becomes what the contract takes, and back', () => {
  const typed = { ...blankCode, code: 'spring-10', value: '10', minimum: '50.000', mostUses: '' }
  const { values } = checkForm(codeSchema, readTypedCode('vi', typed))
  assert.equal(values?.code, 'SPRING-10')
  assert.deepEqual(
    [values?.draft.value, values?.draft.minimum, values?.draft.mostUses, values?.draft.mostUsesEach],
    [10, 50_000, null, 1],
  )
  assert.ok(values)
  const code = { ...values, uses: 0, discounted: 0, createdAt: '2026-01-01T00:00:00.000Z' }
  assert.deepEqual(toTypedCode(code), { ...typed, code: 'SPRING-10', minimum: '50000' })
})

test('problems are told by the names of the fields', () => {
  const wrong = { ...blankCode, code: 'x', value: '10', serviceIds: [] }
  assert.deepEqual(checkForm(codeSchema, readTypedCode('en', wrong)).problems, {
    code: 'codeFormat',
    serviceIds: 'required',
  })
  const dates = { ...blankCode, code: 'ABC', value: '101', startsAt: '2026-02-02T10:00', endsAt: '2026-02-01T10:00' }
  assert.deepEqual(checkForm(codeSchema, readTypedCode('en', dates)).problems, {
    value: 'percentTooHigh',
    endsAt: 'endsBeforeStart',
  })
  const numbers = { ...blankCode, code: 'ABC', value: '10', mostUses: '1,000', minimum: '50,000' }
  assert.deepEqual(checkForm(codeSchema, readTypedCode('vi', numbers)).problems, {
    mostUses: 'numberFormat',
    minimum: 'numberFormat',
  })
})
