import assert from 'node:assert/strict'
import test from 'node:test'
import { renewalDue, tokenEnd, tokenTimes } from './tokens.ts'

const token = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
const noon = 1_800_000_000

test('reads the times of a token, also with letters beyond ASCII in it', () => {
  assert.deepEqual(tokenTimes(token({ iat: noon, exp: noon + 900, name: 'Nguyễn' })), { iat: noon, exp: noon + 900 })
})

test('a token that cannot be read is left to the server', () => {
  for (const bad of ['', 'abc', 'a.b.c', token({ exp: 'soon' })]) {
    assert.equal(tokenTimes(bad), null)
    assert.equal(renewalDue(bad, null, noon * 1000), false)
  }
})

test('renews a minute before the end, not earlier', () => {
  const access = token({ iat: noon, exp: noon + 900 })
  assert.equal(renewalDue(access, noon * 1000, (noon + 839) * 1000), false)
  assert.equal(renewalDue(access, noon * 1000, (noon + 840) * 1000), true)
})

test('a token of ten seconds is not renewed at every call', () => {
  const short = token({ iat: noon, exp: noon + 10 })
  assert.equal(renewalDue(short, noon * 1000, (noon + 1) * 1000), false)
  assert.equal(renewalDue(short, noon * 1000, (noon + 8) * 1000), true)
})

test('a clock that is an hour fast changes nothing, because the token counts from when it came', () => {
  const received = (noon + 3600) * 1000
  const access = token({ iat: noon, exp: noon + 900 })
  assert.equal(renewalDue(access, received, received + 1000), false)
  assert.equal(tokenEnd(access, received), received + 900_000)
})

test('without a time of receipt the end is what the token says', () => {
  assert.equal(tokenEnd(token({ iat: noon, exp: noon + 900 }), null), (noon + 900) * 1000)
})
