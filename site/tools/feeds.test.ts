import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderFeed, renderSitemap } from './feeds.ts'

test('a feed is well-formed once the server has filled it in', () => {
  const xml = renderFeed('vi', { title: 'Runmart & co', description: 'x' })
  assertWellFormed(xml)
  assert.match(xml, /<title>Runmart &#38; co<\/title>/)
  assert.match(xml, /\{\{#blog\.feed\}\}\s*<item>/)
  assert.match(xml, /<atom:link href="\{\{origin\}\}\/vi\/rss\.xml" rel="self"/)
})

test('the sitemap names every page in every language, with its siblings, and leaves room for services and texts', () => {
  const xml = renderSitemap(['', 'blog', 'services/{{slug}}'])
  assertWellFormed(xml)
  const places = [...xml.matchAll(/<loc>\{\{origin\}\}(.*?)<\/loc>/g)].map(([, place]) => place)
  const services = ['', '/vi', '/ru'].map((it) => `${it}/services/{{slug}}`)
  assert.deepEqual(places, ['/', '/vi', '/ru', '/blog', '/vi/blog', '/ru/blog', ...services, '{{address}}'])
  const siblings = [...xml.matchAll(/hreflang="([\w-]+)" href="\{\{origin\}\}([^"]+)"/g)].slice(0, 4)
  assert.deepEqual(
    siblings.map(([, language, place]) => [language, place]),
    [
      ['en', '/'],
      ['vi', '/vi'],
      ['ru', '/ru'],
      ['x-default', '/'],
    ],
  )
  assert.match(xml, /\{\{#listed\}\}[\s\S]*\{\{\/listed\}\}\{\{#texts\}\}/)
})

/** Every tag closes in turn, and text contains no characters reserved for markup. */
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
