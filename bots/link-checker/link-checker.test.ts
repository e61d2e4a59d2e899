import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tryLine } from '../../testing/try-line.ts'
import { serve } from '../test/serve.ts'
import { linkChecker } from './link-checker.ts'
import { titleOf } from './title-of.ts'

test('status, redirects, address, title and time of a page', async () => {
  await using site = await serve((request, response) => {
    if (request.url === '/old') return response.writeHead(301, { location: '/new' }).end()
    if (request.url === '/file')
      return response.writeHead(200, { 'content-type': 'image/png' }).end('<title>no</title>')
    if (request.url === '/new')
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=windows-1251' })
        .end(Buffer.from('<title>\n\xD6\xE5\xED\xFB &amp; more</title>', 'latin1'))
    return response.writeHead(404).end()
  })
  const resultOf = async (path: string) => {
    const result = await tryLine(linkChecker, `${site.url}${path}`, { hosts: [site.host] })
    assert.ok('ok' in result)
    return [result.ok, result.text.replace(/\d+ ms/, 'N ms')]
  }
  assert.deepEqual(await resultOf('/new'), [true, '200 · N ms · Цены & more'])
  assert.deepEqual(await resultOf('/old'), [true, `301 → 200 · N ms · ${site.url}/new · Цены & more`])
  assert.deepEqual(await resultOf('/file'), [true, '200 · N ms'])
  assert.deepEqual(await resultOf('/gone'), [false, '404 · N ms'])
})

test('a private address is not opened', async () => {
  assert.deepEqual(await tryLine(linkChecker, 'http://127.0.0.1:8080/'), {
    ok: false,
    text: 'address or port is not open to bots',
  })
})

test('lines that are no link are told so', async () => {
  for (const line of [
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://a b',
    'https://u:p@example.com',
  ])
    assert.deepEqual(await tryLine(linkChecker, line), { problem: 'link' }, line)
})

test('titles as people read them', () => {
  for (const [html, title] of [
    ['<TITLE lang="en">A &#60;b&#x3E; &quot;c&quot; &unknown; &#0;</TITLE>', 'A <b> "c" &unknown; &#0;'],
    ['<title>never closed', ''],
    ['<title', ''],
    ['no title', ''],
  ] as const)
    assert.equal(titleOf(html), title)
})
