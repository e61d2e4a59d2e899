import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { loadOperatorTranslations } from '@runmart/i18n/operator'
import { waitingReason } from './waiting-reason.ts'

const t = await loadOperatorTranslations('vi')

test('every reason the server gives for waiting is said in the language of the reader', () => {
  const source = readFileSync(
    new URL('../../../../../server/src/features/deposits/settle-transfer.ts', import.meta.url),
    'utf8',
  )
  const simple = [...source.matchAll(/'unmatched', '([^']+)'/g)].map(([, note = '']) => note)
  const filled = [...source.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, note = '']) => note.replace(/\$\{[^}]+\}/, '42'))
  assert.equal(simple.length + filled.length, 4)
  for (const note of [...simple, ...filled]) assert.notEqual(waitingReason(t, note).sentence, note)
  for (const note of filled) assert.ok(waitingReason(t, note).serious && waitingReason(t, note).sentence.includes('42'))
})

test('an unknown reason is shown as it is', () => {
  assert.deepEqual(waitingReason(t, 'something new'), { sentence: 'something new', serious: false })
})
