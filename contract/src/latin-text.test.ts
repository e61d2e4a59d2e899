import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toSlug } from './latin-text.ts'

test('a title suggests an address in any of our languages, which never ends in a dash', () => {
  assert.equal(toSlug('Chúng tôi đã chuyển!', 60), 'chung-toi-da-chuyen')
  assert.equal(toSlug('Ёлка и щётка: 100 %', 60), 'elka-i-shchetka-100')
  assert.equal(toSlug('We have moved', 8), 'we-have')
  assert.equal(toSlug('你好', 60), '')
})
