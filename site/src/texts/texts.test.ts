import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { languages } from '@runmart/contract/languages'
import { readArticles } from '#site/blog/read-articles.ts'
import { readFrontMatter } from './front-matter.ts'
import { readingMinutes, readText } from './read-text.ts'
import { headingId, renderMarkdown } from './render-markdown.ts'

const content = join(import.meta.dirname, '../../content')
const head = { title: 'A title', description: 'What it is about.', date: '2026-10-06' }
const written = (parts: Record<string, string>) =>
  `---\n${Object.entries(parts)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\nThe body.\n`
const draw = (body: string) =>
  renderMarkdown(body, { file: 'blog/x/vi.md', language: 'vi', publicPaths: new Set(['', 'blog', 'blog/a']) })

test('a head is read, and one that is not as agreed fails with the file and the reason', () => {
  assert.deepEqual(readFrontMatter(written(head), 'x'), { ...head, body: 'The body.\n' })
  const wrong: [text: string, reason: RegExp][] = [
    ['No head at all', /x\/en\.md: does not begin with a head/],
    [written({ ...head, author: 'me' }), /has “author”, which nobody reads/],
    [written({ title: 'A', date: head.date }), /has no “description”/],
    [written({ ...head, title: 'a'.repeat(61) }), /the title has 61 characters, more than 60/],
    [written({ ...head, description: 'a'.repeat(156) }), /the description has 156 characters, more than 155/],
    [written({ ...head, date: '2026-02-30' }), /“2026-02-30” is not a day/],
    [written({ ...head, date: '2026-2-3' }), /is not a day/],
    [written({ ...head, title: 'Holes {{origin}}' }), /“title” may not hold \{\{/],
    [written(head).replace('date:', 'title: B\ndate:'), /has “title” twice/],
    [written(head).replace('date: ', 'date:'), /is not “key: value”/],
  ]
  for (const [text, reason] of wrong) assert.throws(() => readFrontMatter(text, 'x/en.md'), reason)
})

test('links to public pages go into the language of the text, all others stay', () => {
  const { html } = draw('[a](/blog/a#part) [b](/) [c](/deposit?x=1) [d](#here) [e](https://example.com/)')
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  assert.deepEqual(hrefs, ['/vi/blog/a#part', '/vi', '/deposit?x=1', '#here', 'https://example.com/'])
})

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
    ['a&nbsp;b', /write the character itself/],
  ]
  for (const [body, reason] of wrong) assert.throws(() => draw(body), reason)
})

test('headings can be linked to, each by a name of its own, in the letters of its language', () => {
  const { html, headings } = draw('## Nạp `NAP` & chờ\n\n### Ví dụ\n\n### Ví dụ\n')
  assert.deepEqual(headings, [
    { id: 'nạp-nap-chờ', text: 'Nạp NAP & chờ', depth: 2 },
    { id: 'ví-dụ', text: 'Ví dụ', depth: 3 },
    { id: 'ví-dụ-2', text: 'Ví dụ', depth: 3 },
  ])
  assert.match(html, /<h2 id="nạp-nap-chờ">Nạp <code>NAP<\/code> &amp; chờ<\/h2>/)
  assert.equal(headingId('…', new Set()), 'part')
})

test('tables and code scroll on their own, within reach of the keyboard and named by their heading', () => {
  const { html } = draw('## Prices\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```txt\n<x> & y\n```\n')
  const around = '<div class="scroll" role="group" tabindex="0" aria-labelledby="prices">'
  assert.ok(html.includes(`${around}<table>`) && html.includes(`${around}<pre>`))
  assert.match(html, /<th scope="col">a<\/th>\s*<th scope="col" class="text-right">b<\/th>/)
  assert.match(html, /&lt;x&gt; &amp; y/)
})

test('braces of an article reach its reader: the server finds no hole in them', () => {
  const { html } = draw('Write {{name}} or `{{{origin}}}`.')
  assert.ok(!html.includes('{{'))
  assert.equal(html.replaceAll('&#123;', '{').trim(), '<p>Write {{name}} or <code>{{{origin}}}</code>.</p>')
})

test('a text that lacks a language fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(folder, 'blog/new'), { recursive: true })
  for (const language of ['en', 'ru']) writeFileSync(join(folder, `blog/new/${language}.md`), written(head))
  assert.throws(() => readText(folder, 'blog/new', 'en'), /blog\/new has no vi\.md/)
  writeFileSync(join(folder, 'blog/new/vi.md'), written(head))
  assert.equal(readText(folder, 'blog/new', 'en').html, '<p>The body.</p>\n')
  rmSync(folder, { recursive: true })
})

test('reading takes whole minutes, at least one', () => {
  assert.equal(readingMinutes('en', 'word'), 1)
  assert.equal(readingMinutes('en', 'word '.repeat(700)), 3)
  assert.equal(readingMinutes('ru', 'слово '.repeat(700)), 4)
})

test('every text that ships can be drawn, articles newest first and told apart by their parts alike in all languages', () => {
  const shapes = languages.map((language) => {
    for (const name of ['about', 'terms', 'privacy']) assert.ok(readText(content, `pages/${name}`, language).html)
    const articles = readArticles(content, language)
    assert.ok(articles.length >= 5)
    assert.deepEqual(
      articles.map(({ date }) => date),
      articles.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)),
    )
    return articles.map(({ slug, date, headings }) => ({ slug, date, parts: headings.map(({ depth }) => depth) }))
  })
  for (const shape of shapes) assert.deepEqual(shape, shapes[0])
})
