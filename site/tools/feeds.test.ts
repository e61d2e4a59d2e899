import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderFeed, renderSitemap } from './feeds.ts'

const articles = [
  { slug: 'b', title: 'Ben & "Jerry" <b>', description: "It's 5 < 6", date: '2026-11-03' },
  { slug: 'a', title: 'Пополнение', description: 'Как', date: '2026-10-06' },
]

test('a feed is well-formed, with the days as RSS wants them', () => {
  const xml = renderFeed('vi', { title: 'Runmart & co', description: 'x' }, articles)
  assertWellFormed(xml)
  const dates = [...xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date]) => date)
  assert.deepEqual(dates, ['Tue, 03 Nov 2026 00:00:00 GMT', 'Tue, 06 Oct 2026 00:00:00 GMT'])
  assert.match(xml, /<title>Ben &#38; &#34;Jerry&#34; &#60;b&#62;<\/title>/)
  assert.match(xml, /<link>\{\{origin\}\}\/vi\/blog\/b<\/link>/)
  assert.match(xml, /<atom:link href="\{\{origin\}\}\/vi\/rss\.xml" rel="self"/)
  assertWellFormed(renderFeed('en', { title: 'Empty', description: 'x' }, []))
})

test('the sitemap names every page in every language, with its siblings and the day it changed', () => {
  const xml = renderSitemap([{ path: '' }, { path: 'blog/a', date: '2026-10-06' }])
  assertWellFormed(xml)
  const places = [...xml.matchAll(/<loc>\{\{origin\}\}(.*?)<\/loc>/g)].map(([, place]) => place)
  assert.deepEqual(places, ['/', '/vi', '/ru', '/blog/a', '/vi/blog/a', '/ru/blog/a'])
  assert.equal(xml.match(/<lastmod>2026-10-06<\/lastmod>/g)?.length, 3)
  const siblings = [...xml.matchAll(/hreflang="([\w-]+)" href="\{\{origin\}\}([^"]+)"/g)].slice(-4)
  assert.deepEqual(
    siblings.map(([, language, place]) => [language, place]),
    [
      ['en', '/blog/a'],
      ['vi', '/vi/blog/a'],
      ['ru', '/ru/blog/a'],
      ['x-default', '/blog/a'],
    ],
  )
})

/** Every tag is closed in turn, and no character stands where only markup may. */
function assertWellFormed(xml: string): void {
  const open: string[] = []
  const rest = xml
    .replace(/^<\?xml [^>]*\?>\n/, '')
    .replace(
      /<(\/?)([\w:]+)((?:\s[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
      (_, end: string, name: string, __, alone: string) => {
        if (end) assert.equal(open.pop(), name)
        else if (!alone) open.push(name)
        return ''
      },
    )
  assert.deepEqual(open, [])
  assert.doesNotMatch(rest.replace(/&#\d+;/g, ''), /[<>&]/)
}
