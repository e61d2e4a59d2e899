import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { languages } from '@runmart/contract/languages'
import { checkedLinks, readShippedTexts } from './shipped-texts.ts'

const content = join(import.meta.dirname, '../content')

test('what a text may not hold fails with the file and the reason', () => {
  const wrong: [body: string, reason: RegExp][] = [
    ['<b>bold</b>', /blog\/x\/vi\.md: raw HTML is not taken/],
    ['A <br> in a line', /raw HTML/],
    ['<script>alert(1)</script>', /raw HTML/],
    ['![picture](/a.png)', /pictures are not taken/],
    ['# Title', /neither ## nor ###/],
    ['#### Deep', /neither ## nor ###/],
    ['[x](javascript:alert(1))', /begins neither with/],
    ['[x](blog/a)', /begins neither with/],
    ['[x](//elsewhere.example)', /begins neither with/],
    ['a&nbsp;b', /write the character itself/],
  ]
  for (const [body, reason] of wrong) assert.throws(() => checkedLinks(body, 'blog/x/vi.md'), reason)
  const links = checkedLinks('[a](/blog/a#part) [b](/) [d](#here) [e](https://example.com/)', 'x')
  assert.deepEqual(links, ['/blog/a#part', '/'])
})

test('a text that lacks a language fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  cpSync(content, folder, { recursive: true })
  rmSync(join(folder, 'blog/how-refunds-work/vi.md'))
  assert.throws(() => readShippedTexts(folder), /blog\/how-refunds-work has no vi\.md/)
  rmSync(folder, { recursive: true })
})

test('every text that ships is there in all languages', () => {
  const texts = readShippedTexts(content)
  for (const language of languages) assert.ok(texts.filter((it) => it.language === language).length >= 8)
})
