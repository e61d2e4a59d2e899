import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growthOf, LINEAR } from '#test/growth/growth-of.ts'
import { readMarkdown } from './read-markdown.ts'
import { renderMarkdown } from './render-markdown.ts'

const draw = (text: string) => renderMarkdown(text, { headings: 'linked', linkTo: (it) => it.replace(/^\//, '/vi/') })

test('headings can be linked to, each by a name of its own, in the letters of its language', () => {
  const { html, headings } = draw('# Nạp `NAP` & chờ\n\n### Ví dụ\n\n#### Ví dụ\n\n## …')
  assert.deepEqual(headings, [
    { id: 'nạp-nap-chờ', text: 'Nạp NAP & chờ', isInner: false },
    { id: 'ví-dụ', text: 'Ví dụ', isInner: true },
    { id: 'ví-dụ-2', text: 'Ví dụ', isInner: true },
    { id: 'part', text: '…', isInner: false },
  ])
  assert.match(html, /<h2 id="nạp-nap-chờ">Nạp <code>NAP<\/code> &amp; chờ<\/h2>/)
})

test('tables and code scroll on their own, within reach of the keyboard and named by their heading', () => {
  const { html } = draw('## Prices\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```txt\n<x> & y\n```\n')
  const around = '<div class="scroll" role="group" tabindex="0" aria-labelledby="prices">'
  assert.ok(html.includes(`${around}<table>`) && html.includes(`${around}<pre>`))
  assert.match(html, /<th scope="col">a<\/th>\s*<th scope="col" class="right">b<\/th>/)
  assert.match(html, /&lt;x&gt; &amp; y/)
})

test('addresses are links without being written as such', () => {
  const { html } = draw('see https://example.com/a or write to anna.nguyen+shop@example.com')
  assert.match(html, /href="https:\/\/example\.com\/a".*href="mailto:anna\.nguyen\+shop@example\.com"/)
})

test('links of this shop lead where the page says, those elsewhere stay, and unsafe ones are words', () => {
  const { html } = draw(
    '[a](/blog) [b](#here) [c](https://example.com/) [d](javascript:x) [e](//evil.example) [f](/\\\\evil)',
  )
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  assert.deepEqual(hrefs, ['/vi/blog', '#here', 'https://example.com/'])
})

// Proves R78.
test('whatever nests deeply is drawn, beyond some levels as it was typed, and told to whoever saves it', () => {
  for (const nested of ['> ', '1. ', '- ', '* > ', '*a_', '~a*', '[', '![', '*a **b ']) {
    const text = `${nested.repeat(9_500 / nested.length)}x`
    assert.match(draw(text).html, /x/, nested)
  }
  for (const nested of ['> ', '1. ', '- '])
    for (const [levels, isBeyond] of [
      [12, false],
      [13, true],
    ] as const) {
      const text = `${nested.repeat(levels)}x`
      assert.equal(readMarkdown(text).isBeyond, isBeyond, text)
      assert.match(draw(text).html, /x/)
    }
  assert.equal(
    draw('*a **b** ~~c~~ [d](/e)*').html,
    '<p><em>a <strong>b</strong> <del>c</del> <a href="/vi/e">d</a></em></p>\n',
  )
})

// Proves R78.
test('quotes, lists, emphasis, links, tables and headings cost no more than the length of a text, once it is a long one', async () => {
  for (const sign of ['> ', '1. ', '*a_', '[a](b', 'a|b\n-|-\n', '|a|\n|-|\n', '|-|\n', '> a|b\n> -|-\n', '# a\n'])
    assert.ok((await growthOf((size) => draw(sign.repeat(size / sign.length)), 5_000)) < LINEAR, sign)
})

test('a table that few characters fill with millions of cells stays as it was typed', () => {
  const table = (columns: number, rows: number) =>
    `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|b\n'.repeat(rows)}`
  assert.equal(readMarkdown(table(10, 400)).isBeyond, false)
  for (const [columns, rows] of [
    [3_000, 2_000],
    [100, 4_000],
  ] as const) {
    const text = table(columns, rows)
    assert.equal(readMarkdown(text).isBeyond, true)
    assert.ok(draw(text).html.length < 2 * text.length)
  }
  assert.equal(readMarkdown(`${table(40, 40)}\n${'text\n\n'}`.repeat(4)).isBeyond, true)
  assert.equal(readMarkdown('a|b\n-|-\nc|d\n\n'.repeat(99)).isBeyond, false)
  assert.equal(readMarkdown('a|b\n-|-\nc|d\n\n'.repeat(101)).isBeyond, true)
})
