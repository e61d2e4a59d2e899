import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDraft, readDraft } from './issue-draft.ts'

test('an issue is read in all languages, with nothing where nothing was typed', () => {
  const blank = { subject: '', text: '' }
  assert.deepEqual(readDraft(parseDraft(JSON.stringify({ 'texts.vi.subject': 'Tin' }))), {
    texts: { en: blank, vi: { subject: 'Tin', text: '' }, ru: blank },
  })
})

test('a stored draft that cannot be read is empty', () => {
  assert.deepEqual(parseDraft('{'), {})
  assert.deepEqual(parseDraft(null), {})
})
