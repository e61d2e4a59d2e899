import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftIn, readDraft } from './draft.ts'

test('a letter is read in all languages, with nothing where nothing was typed', () => {
  const blank = { subject: '', text: '' }
  assert.deepEqual(readDraft(draftIn(JSON.stringify({ 'texts.vi.subject': 'Tin' }))), {
    texts: { en: blank, vi: { subject: 'Tin', text: '' }, ru: blank },
  })
})

test('what was kept and cannot be read is nothing', () => {
  assert.deepEqual(draftIn('{'), {})
  assert.deepEqual(draftIn(null), {})
})
