import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TransferReason } from '@runmart/contract/deposits-transfers'
import { loadOperatorTranslations } from '@runmart/i18n/operator'
import { waitingReason } from './waiting-reason.ts'

const t = await loadOperatorTranslations('vi')
const all: TransferReason[] = [
  { code: 'no-customer' },
  { code: 'several-customers' },
  { code: 'worth-nothing' },
  { code: 'claimed' },
  { code: 'other-account', account: '42' },
  { code: 'credited-before', reference: '42' },
]

test('every reason the server gives for waiting is said in the language of the reader', () => {
  const sentences = all.map((reason) => waitingReason(t, { reason, note: '' }).sentence)
  assert.equal(new Set(sentences).size, all.length)
  assert.ok(!sentences.includes(''))
  for (const reason of all.slice(4)) {
    const { sentence, serious } = waitingReason(t, { reason, note: '' })
    assert.ok(serious && sentence.includes('42'))
  }
})

test('an unknown reason is shown as it is', () => {
  assert.deepEqual(waitingReason(t, { reason: null, note: 'something new' }), {
    sentence: 'something new',
    serious: false,
  })
})
