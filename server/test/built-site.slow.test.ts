import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { seedServices } from '#features/catalog/index.ts'
import { openHub } from '#platform/live/hub.ts'
import { createLog } from '#platform/log.ts'
import { demoServices } from '#src/demo-services.ts'
import { createAnotherApi } from '#test/another-api.ts'
import { startTestServer } from './test-server.ts'

const origin = 'https://shop.example'
const server = await startTestServer({ publicUrl: origin })
await server.db.transaction((tx) => seedServices(tx, demoServices))
const log = createLog('silent', 'test')
const hub = openHub(server.databaseUrl, log)
const app = await createAnotherApi(server, hub, { servesWeb: true })
after(async () => {
  await app.close()
  await hub.close()
})
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })
const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Every public page: the built ones, and one for each service and post. */
const built = readdirSync(fileURLToPath(new URL('../../site/build/client', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /(^|\/)index\.html$/.test(name) && !/^(404|500|offline)\//.test(name) && !name.includes('{{'))
  .map((name) => `/${name.replace(/\/?index\.html$/, '')}`)
const listed = matchesOf((await get('/sitemap.xml')).body, /<loc>([^<]+)<\/loc>/g).map((it) => it.slice(origin.length))
const addresses = [...new Set([...built, ...listed])]
const languageOf = (address: string) => languages.find((it) => address.split('/')[1] === it) ?? 'en'
const pathOf = (address: string) => address.replace(/^\/(?:(?:vi|ru)(?:\/|$))?/, '')

// Proves S1.19, S1.20, S1.22, S1.23.
test('every page is there in its language and names itself and its siblings', async () => {
  assert.equal(listed.filter((it) => it.startsWith('/services/')).length, demoServices.length)
  assert.ok(listed.some((it) => it.startsWith('/vi/blog/')))
  const titles = new Map<string, string>()
  for (const address of addresses) {
    const { statusCode, body } = await get(address)
    const language = languageOf(address)
    const path = pathOf(address)
    const one = (pattern: RegExp) => pattern.exec(body)?.[1]
    assert.deepEqual([statusCode, one(/<html lang="(\w+)"/)], [200, language], address)
    const title = one(/<title>([^<]+)<\/title>/) ?? ''
    assert.match(title, /Runmart/, address)
    assert.ok((one(/<meta name="description" content="([^"]+)"/) ?? '').length > 10, address)
    assert.doesNotMatch(body, /\{\{|style="|<style/, address)
    assert.equal(body.match(/<h1/g)?.length, 1, address)
    for (const facts of matchesOf(body, /<script type="application\/ld\+json">([^<]*)/g))
      assert.equal(JSON.parse(facts)['@context'], 'https://schema.org', address)
    const isListed = !body.includes('<meta name="robots" content="noindex"')
    assert.equal(isListed, !path.startsWith('newsletter/'), address)
    if (!isListed) continue
    assert.equal(one(/<link rel="canonical" href="([^"]+)"/), origin + address, address)
    const siblings = [...body.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)]
    const expected = [...languages.map((it) => [it, localizedPath(it, path)]), ['x-default', localizedPath('en', path)]]
    assert.deepEqual(
      Object.fromEntries(siblings.map(([, name, href]) => [name, href])),
      Object.fromEntries(expected.map(([name, href]) => [name, origin + href])),
      address,
    )
    const name = `${language} ${title}`
    assert.equal(titles.get(name), undefined, `${address} has the title of another page`)
    titles.set(name, address)
  }
})

test('a shop without Binance names it only where balances are paid out', async () => {
  for (const language of languages) {
    const { landing } = await import(`../../i18n/src/${language}/site-landing.ts`)
    const { body } = await get(language === 'en' ? '/' : `/${language}`)
    assert.ok(body.includes(landing.leaveAnswer), language)
    assert.doesNotMatch(body.replaceAll(landing.leaveAnswer, ''), /Binance/, language)
  }
})

test('every link of every page leads somewhere', async () => {
  const targets = new Map<string, string>()
  for (const address of addresses)
    for (const href of matchesOf((await get(address)).body, /<a\s[^>]*?href="([/#][^"]*)"/g))
      targets.set(href.replaceAll('&amp;', '&').replace(/#.*/, '') || address, address)
  assert.ok(targets.size > addresses.length - languages.length * 6)
  for (const [href, from] of targets) assert.equal((await get(href)).statusCode, 200, `${from} leads to ${href}`)
})

test('every picture and icon a page names is there', async () => {
  for (const address of ['/', '/vi', '/ru/blog', '/services', '/vi/terms']) {
    const { body } = await get(address)
    const [picture = ''] = matchesOf(body, /property="og:image" content="([^"]+)"/g)
    assert.ok(picture.startsWith(`${origin}/og/`), address)
    const icons = matchesOf(body, /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)
    assert.equal(icons.length, 4, address)
    for (const file of [picture.slice(origin.length), ...icons]) assert.equal((await get(file)).statusCode, 200, file)
  }
  const { headers, rawPayload } = await get('/og/vi/home.png')
  assert.deepEqual(
    [headers['content-type'], rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)],
    ['image/png', 1200, 630],
  )
})

test('all that a page needs is kept for ever, packed when it was built', async () => {
  const packed = { 'accept-encoding': 'gzip, br' }
  for (const address of ['/vi', '/dashboard']) {
    const page = await get(address, packed)
    assert.deepEqual([page.headers['cache-control'], page.headers['content-encoding']], ['no-cache', 'br'], address)
    const assets = new Set(
      brotliDecompressSync(page.rawPayload)
        .toString()
        .match(/\/assets\/[\w.-]+/g) ?? [],
    )
    assert.ok(assets.size > 1, address)
    for (const asset of assets) {
      const { statusCode, headers } = await get(asset, packed)
      assert.deepEqual([statusCode, headers['cache-control']], [200, 'public, max-age=31536000, immutable'], asset)
      if (/\.(css|js)$/.test(asset)) assert.equal(headers['content-encoding'], 'br', asset)
    }
  }
})

test('the service worker is never kept, and an address that is nowhere is a page that says so', async () => {
  const { headers } = await get('/sw.js')
  assert.deepEqual([headers['cache-control'], headers['content-type']], ['no-cache', 'text/javascript; charset=utf-8'])
  const nowhere = await get('/vi/khong-co')
  assert.deepEqual([nowhere.statusCode, nowhere.headers['content-type']], [404, 'text/html; charset=utf-8'])
})
