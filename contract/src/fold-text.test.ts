import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText, holdsWords } from './fold-text.ts'

test('marks and case do not matter, also those of letters that are their own', () => {
  assert.equal(foldText('Đăng ký Telegram — Ёлка'), 'dang ky telegram — елка')
  assert.equal(holdsWords('Thiết lập kênh Telegram', 'kenh THIET'), true)
  assert.equal(holdsWords('Реферальная ссылка', 'ССЫЛКА реф'), true)
})

test('each typed word has to be there', () => {
  assert.equal(holdsWords('Thiết lập kênh Telegram', 'kenh zalo'), false)
  assert.equal(holdsWords('anything', '  '), true)
})
