import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growthOf, LINEAR } from '#test/growth/growth-of.ts'
import { draftOf } from './offer-draft.ts'

const offer = {
  id: '7',
  name: '',
  description: '',
  type: 'Default',
  category: '',
  rate: '1',
  min: 1,
  max: 10,
  canRefill: false,
  canCancel: false,
  goneAt: null,
} as const
const row = { offerId: '7', name: '', problem: null, price: 5, cost: '1.5', minAmount: 1, maxAmount: 10 }
const wordsOf = (description: string) => draftOf({ ...offer, description }, row, 'social').texts.en.description

test('of the HTML of an offer the words stay, each paragraph on its own line', () => {
  const html = '<p class="a">Fast &amp; safe</p><BR/>up to 5&nbsp;<b>days</b><ul><li>one</li>< li >two</li></ul> 1 < 2'
  assert.equal(wordsOf(html), 'Fast & safe\nup to 5 days one\ntwo\n1 < 2')
})

test('words of an offer cost no more than their length', async () => {
  for (const sign of ['<', '<br', '< ', '</p', '&', '\n', ' \n', '>'])
    assert.ok((await growthOf((size) => wordsOf(sign.repeat(size / sign.length)), 20_000)) < LINEAR, sign)
})
