import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growthOf, LINEAR } from '#test/growth/growth-of.ts'
import { withoutSecrets } from './without-secrets.ts'

test('links, tokens and addresses are taken out of a text, and nothing else', () => {
  const told = 'to <a.b+c@example.com>: 554 see https://x.example/a and shop.example#key, TOKEN=1; me@ @you, 5 @ 3.'
  assert.equal(withoutSecrets(told), 'to <…>: 554 see … and … … me@ @you, 5 @ 3.')
})

test('a text without spaces costs no more than its length', async () => {
  for (const word of ['a', 'a@', '@', ':', 'http:/', 'toke', '<'])
    assert.ok((await growthOf((size) => withoutSecrets(word.repeat(size / word.length)), 20_000)) < LINEAR, word)
})
