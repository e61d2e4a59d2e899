import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { createServer } from '../server.ts'
import { readSite } from './read-site.ts'
import { serveSite } from './serve-site.ts'

const build = mkdtempSync(join(tmpdir(), 'runmart-site-'))
const script = '/* packed when it was built */'
const files = {
  'site/site.json': JSON.stringify({ scriptHashes: ['sha256-b', 'sha256-a'] }),
  'app/app.json': JSON.stringify({ routes: ['/orders/:id'], scriptHashes: ['sha256-a'] }),
  'app/client/index.html':
    '<meta name="runmart-api" content="/api"><meta name="runmart-state" content=""><p>{{left alone}}</p>',
  'site/client/index.html':
    '<link href="{{origin}}/">{{#excerpt}}<b>{{name}}</b>{{/excerpt}}{{^excerpt}}none{{/excerpt}}',
  'site/client/vi/about/index.html': '<a href="{{origin}}/vi/about">{{#contact}}mailto:{{contact}}{{/contact}}</a>',
  'site/client/500/index.html': '<h1>broken</h1>',
  'site/client/robots.txt': 'Sitemap: {{origin}}/sitemap.xml?a=1&b=2',
  'site/client/manifest.webmanifest': '{"name":"Runmart"}',
  'site/client/sw.js': 'if (isLost) {{ tell() }}',
  'site/client/og/en/home.png': 'a picture',
  'site/client/assets/site-3c4d.css': script,
  'site/client/assets/site-3c4d.css.br': brotliCompressSync(script),
  'app/client/assets/app-1a2b.js': script,
  'app/client/assets/app-1a2b.js.br': brotliCompressSync(script),
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(build, name)), { recursive: true })
  writeFileSync(join(build, name), text)
}

let services = [{ name: 'Proxies & <more>' }]
let asked = 0
const ask = async () => {
  asked += 1
  if (!services.length) throw new Error('the view cannot be made')
  return { excerpt: services, news: announced }
}
const facts = { origin: 'https://shop.example', contact: '' }
const app = createServer({ trustProxy: false }, pino({ enabled: false }))
let announced = 'one'
const data = { load: ask, seldom: ['news'], appState: async () => ({ announced }) }
const site = readSite({ site: join(build, 'site'), app: join(build, 'app') }, '/api/v"1', facts, data)
serveSite(app, site)
after(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

test('holes are filled: with what is known at the start, and with what is true now', async () => {
  assert.equal((await get('/')).body, '<link href="https://shop.example/"><b>Proxies &#38; &#60;more&#62;</b>')
  services = [{ name: 'Bots' }]
  assert.match((await get('/')).body, /<b>Bots<\/b>/)
  const before = asked
  assert.equal((await get('/vi/about')).body, '<a href="https://shop.example/vi/about"></a>')
  assert.equal(asked, before, 'a page without a changing hole asks nobody')
})

test('texts and scripts are not HTML: nothing in them is escaped, and scripts have no holes', async () => {
  const robots = await get('/robots.txt')
  assert.equal(robots.body, 'Sitemap: https://shop.example/sitemap.xml?a=1&b=2')
  assert.equal(robots.headers['content-type'], 'text/plain; charset=utf-8')
  assert.equal((await get('/sw.js')).body, files['site/client/sw.js'])
  assert.equal((await get('/manifest.webmanifest')).headers['content-type'], 'application/manifest+json')
})

test('pages and the service worker are asked for again each time, and sent again only when they changed', async () => {
  for (const address of ['/', '/vi/about', '/sw.js', '/orders/7']) {
    const { headers } = await get(address)
    assert.deepEqual([headers['cache-control'], headers.vary], ['no-cache', 'accept-encoding'], address)
    const again = await get(address, { 'if-none-match': `"other", ${headers.etag}` })
    assert.deepEqual([again.statusCode, again.body], [304, ''], address)
  }
  const { etag } = (await get('/')).headers
  services = [{ name: 'Referrals' }]
  assert.equal((await get('/', { 'if-none-match': String(etag) })).statusCode, 200)
})

test('a page travels in the smallest form that the browser takes', async () => {
  const plain = (await get('/vi/about')).rawPayload
  const as = (accepted: string) => get('/vi/about', { 'accept-encoding': accepted })
  const brotli = await as('gzip, deflate, br, zstd')
  assert.equal(brotli.headers['content-encoding'], 'br')
  assert.deepEqual(brotliDecompressSync(brotli.rawPayload), plain)
  const gzip = await as('gzip;q=0.5, br;q=0')
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.deepEqual(gunzipSync(gzip.rawPayload), plain)
  assert.equal((await as('identity')).headers['content-encoding'], undefined)
})

test('who only asks about a page gets its head', async () => {
  const { body, statusCode, headers } = await app.inject({ method: 'HEAD', url: '/vi/about' })
  assert.deepEqual([statusCode, body], [200, ''])
  assert.equal(headers['content-length'], String((await get('/vi/about')).rawPayload.length))
})

// Proves S7.1.
test("the app's page answers at its own addresses, told where the API is", async () => {
  const { body } = await get('/orders/RM-7K3QX9')
  const state = (it: string) => `<meta name="runmart-state" content="{&#34;announced&#34;:&#34;${it}&#34;}">`
  assert.equal(body, `<meta name="runmart-api" content="/api/v&#34;1">${state('one')}<p>{{left alone}}</p>`)
  announced = 'two'
  assert.ok((await get('/orders/RM-7K3QX9')).body.includes(state('two')), 'what the shop tells is of this moment')
  assert.equal((await get('/nowhere')).statusCode, 404)
  assert.deepEqual(site.scriptHashes, ['sha256-b', 'sha256-a'], 'the scripts of both builds are allowed')
})

test('assets are kept for ever and sent as they were packed at build; pictures for an hour', async () => {
  for (const asset of ['/assets/app-1a2b.js', '/assets/site-3c4d.css']) {
    const { headers, rawPayload } = await get(asset, { 'accept-encoding': 'br' })
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(headers['content-encoding'], 'br')
    assert.equal(brotliDecompressSync(rawPayload).toString(), script)
  }
  const picture = await get('/og/en/home.png')
  assert.deepEqual(
    [picture.headers['content-type'], picture.headers['cache-control']],
    ['image/png', 'public, max-age=3600'],
  )
})

test('a page that cannot be made says so as a page', async () => {
  services = []
  const { statusCode, body, headers } = await get('/')
  assert.deepEqual([statusCode, body, headers['content-type']], [500, '<h1>broken</h1>', 'text/html; charset=utf-8'])
})
