import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadWebTranslations } from '@runmart/i18n/web'
import { moveQuestion } from './move-question.tsx'

test('up to ten percent nothing is asked; further, or from nothing, it is', async () => {
  const t = await loadWebTranslations('en')
  const asks = (before: number, after: number) =>
    moveQuestion(t, 'en', { label: 'Price', before, after, format: String }) !== null
  const silent = [
    [20_000, 20_000],
    [20_000, 22_000],
    [20_000, 18_000],
    [0, 0],
  ] as const
  const asked = [
    [20_000, 22_001],
    [20_000, 17_999],
    [26_125.5, 26.125],
    [0, 1],
    [5, 0],
  ] as const
  for (const [before, after] of silent) assert.equal(asks(before, after), false, `${before} → ${after}`)
  for (const [before, after] of asked) assert.equal(asks(before, after), true, `${before} → ${after}`)
})
