import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passwordStrength } from './password-strength.ts'

const levels: [password: string, level: string][] = [
  ['', 'short'],
  ['a1!Zx9#', 'short'],
  ['a'.repeat(129), 'long'],
  ['password', 'weak'],
  ['Password1!', 'weak'],
  ['12345678901234567890', 'weak'],
  ['qwertyuiopasdf', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['Tr0ub4dor&3', 'fair'],
  ['correct horse battery', 'good'],
  ['correct horse battery staple', 'strong'],
  ['mật khẩu rất là dài của tôi', 'strong'],
]

for (const [password, level] of levels)
  test(`"${password.slice(0, 30)}" is ${level}`, () => assert.equal(passwordStrength(password).level, level))

test('the username or e-mail itself is refused, in any case', () => {
  for (const own of ['linh.tran', 'LINHTRAN@example.com', 'linhtran']) {
    const { level, impersonal } = passwordStrength(own, ['Linh.Tran', 'linhtran@example.com'])
    assert.deepEqual({ level, impersonal }, { level: 'personal', impersonal: false })
  }
})

test('a name inside the password adds nothing', () => {
  const stranger = passwordStrength('konstantin-2031', [])
  const owner = passwordStrength('konstantin-2031', ['konstantin'])
  assert.ok(owner.bars < stranger.bars)
})

test('letters of any script count as one character', () => {
  assert.equal(passwordStrength('🙂🙂🙂🙂🙂🙂🙂').level, 'short')
  assert.equal(passwordStrength('🙂🙂🙂🙂🙂🙂🙂🙂').longEnough, true)
})
