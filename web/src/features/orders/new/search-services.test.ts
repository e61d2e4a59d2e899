import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchServices } from './search-services.ts'

const services = [
  { name: 'Đăng bài trên kênh đối tác', description: 'Bài của bạn', category: 'telegram' },
  { name: 'Аудит ссылок', description: 'Проходит по каждой ссылке', category: 'referral' },
] as const
const found = (typed: string, category?: string) => searchServices(services, typed, category).map((it) => it.category)

test('every word must occur, in any case and without its accents', () => {
  assert.deepEqual(found(''), ['telegram', 'referral'])
  assert.deepEqual(found('dang DOI tac'), ['telegram'])
  assert.deepEqual(found('Đối  kênh'), ['telegram'])
  assert.deepEqual(found('ССЫЛКЕ аудит'), ['referral'])
  assert.deepEqual(found('kênh аудит'), [])
})

test('a category narrows further', () => {
  assert.deepEqual(found('', 'referral'), ['referral'])
  assert.deepEqual(found('kenh', 'referral'), [])
})
