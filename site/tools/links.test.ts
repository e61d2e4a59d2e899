import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenLinks } from './links.ts'

const others = new Set(['/rss.xml', '/assets/a.css', '/api/docs'])
const appRoutes = ['/deposit', '/orders/:id']
const linksOf = (...hrefs: string[]) => hrefs.map((href) => `<a class="x" href="${href}">x</a>`).join('')
const lookAt = (html: string) =>
  brokenLinks({
    pages: new Map([
      ['/', html],
      ['/vi/blog', '<h2 id="nạp">x</h2>'],
    ]),
    appRoutes,
    others,
  })

test('links to pages, their parts, the app, files and other houses are good', () => {
  const good = linksOf('/vi/blog', '/vi/blog#nạp', '/vi/blog#n%E1%BA%A1p', '/deposit?a=1&amp;b=2', '/orders/{{id}}')
  const others = linksOf(
    '/api/docs',
    '',
    '{{href}}',
    '#{{id}}',
    '#here',
    'https://example.com/x',
    'mailto:{{contact}}',
    '/?ref=A',
  )
  const head = '<link rel="canonical" href="{{origin}}/vi/blog"/><link rel="stylesheet" href="/assets/a.css"/>'
  assert.deepEqual(lookAt(`${head}<p id="here">x</p>${good}${others}`), [])
})

test('a link that leads nowhere is named with its page', () => {
  assert.deepEqual(lookAt(linksOf('/blog', '/orders', '/vi/blog#gone', '#nowhere', '{{origin}}/lost')), [
    '/ leads to /blog, where nothing is',
    '/ leads to /orders, where nothing is',
    '/ leads to /vi/blog#gone, but that page has no part of this name',
    '/ leads to #nowhere, but that page has no part of this name',
    '/ leads to /lost, where nothing is',
  ])
})
