import assert from 'node:assert/strict'
import test from 'node:test'
import { readShare, shareText, typedShare } from './share.ts'

test('a share is typed as a percentage with up to two digits, in the way of the language', () => {
  assert.equal(readShare('en', '70'), 7_000)
  assert.equal(readShare('en', '72.5 %'), 7_250)
  assert.equal(readShare('ru', '33,33'), 3_333)
  assert.equal(readShare('en', '0'), 0)
  assert.equal(readShare('en', ''), undefined)
  assert.ok(Number.isNaN(readShare('en', '33.333')))
  assert.ok(Number.isNaN(readShare('en', 'most')))
})

test('every share can be typed as it is shown', () => {
  for (const language of ['en', 'vi', 'ru'] as const)
    for (const share of [0, 1, 29, 7_000, 7_225, 9_999, 10_000])
      assert.equal(readShare(language, typedShare(language, share)), share)
  assert.equal(shareText('en', 7_250), '72.5%')
})
