import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWholeText, shortenChange } from './whole-texts.ts'

const name = 'texts.vi.body'

test('texts of pages and letters are told by their names; names, sentences and lists are not', () => {
  for (const it of ['texts.en.body', 'before.texts.ru.body', 'vi.get', 'texts.en.text']) assert.ok(isWholeText(it), it)
  for (const it of ['texts.en.title', 'en', 'texts.en', 'text', 'order', 'body']) assert.ok(!isWholeText(it), it)
})

test('of a long text what is around the change is told, of one that is new or gone its beginning', () => {
  const same = 'một hai ba bốn '.repeat(100)
  const changed = shortenChange({ name, before: `${same}cũ ${same}`, after: `${same}mới tinh ${same}` })
  const around = 'một hai ba bốn một hai ba bốn'
  assert.deepEqual(changed, {
    name,
    before: `…${around} cũ ${around}…`,
    after: `…${around} mới tinh ${around}…`,
    isPart: true,
  })
  const { before, after } = shortenChange({ name, before: null, after: '😀'.repeat(600) })
  assert.deepEqual([before, after], [null, `${'😀'.repeat(500)}…`])
})

test('what is short, and a long list, stay as they are', () => {
  const short = { name, before: 'cũ', after: 'mới' }
  const list = { name: 'order', before: null, after: 'a, '.repeat(1_000) }
  assert.deepEqual([shortenChange(short), shortenChange(list)], [short, list])
})
