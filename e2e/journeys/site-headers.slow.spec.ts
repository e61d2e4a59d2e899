import { request as ask } from 'node:http'
import { expect, type Shop, test } from '../shop/fixtures.ts'

const pages = ['/', '/vi', '/ru/blog', '/services', '/vi/terms', '/dashboard']

/** A request as it travels: nothing is unpacked, nothing is kept. */
function get(shop: Shop, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const asking = ask(shop.url + path, { method, headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
    })
    asking.on('error', reject).end()
  })
}

test('pages are asked for anew each time and sent only when they changed', async ({ shop }) => {
  for (const path of pages) {
    const { status, headers } = await get(shop, path, { 'accept-encoding': 'gzip, br' })
    expect([status, headers['cache-control'], headers['content-encoding']], path).toEqual([200, 'no-cache', 'br'])
    expect((await get(shop, path, { 'if-none-match': String(headers.etag) })).status, path).toBe(304)
    const head = await get(shop, path, {}, 'HEAD')
    expect([head.status, head.body.length], path).toEqual([200, 0])
  }
})

test('all that a page needs is kept for ever, packed when it was built', async ({ shop }) => {
  const html = (await get(shop, '/vi')).body.toString()
  const assets = html.match(/\/assets\/[\w.-]+/g) ?? []
  expect(assets.length).toBeGreaterThan(1)
  for (const asset of new Set(assets)) {
    const { status, headers } = await get(shop, asset, { 'accept-encoding': 'gzip, br' })
    expect([status, headers['cache-control']], asset).toEqual([200, 'public, max-age=31536000, immutable'])
    if (/\.(css|js)$/.test(asset)) expect(headers['content-encoding'], asset).toBe('br')
  }
})

test('the policy allows our own scripts and no other, and pages need no more than that', async ({ shop, page }) => {
  const { headers, body } = await get(shop, '/')
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  expect(policy).toContain("worker-src 'self'")
  expect(body.toString()).toContain('application/ld+json')
  const broken: string[] = []
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
  for (const path of pages) await page.goto(path)
  expect(broken).toEqual([])
})

test('every picture and icon a page names is there', async ({ shop }) => {
  for (const path of pages.slice(0, -1)) {
    const html = (await get(shop, path)).body.toString()
    const picture = html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? ''
    expect(picture, path).toMatch(new RegExp(`^${shop.url}/og/`))
    const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)]
    expect(icons, path).toHaveLength(4)
    for (const file of [picture.replace(shop.url, ''), ...icons.map(([, file]) => file ?? '')])
      expect((await get(shop, file)).status, file).toBe(200)
  }
  const { headers, body } = await get(shop, '/og/vi/home.png')
  expect([headers['content-type'], body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual(['image/png', 1200, 630])
})

test('the service worker is never kept, and an address that is nowhere is a page that says so', async ({ shop }) => {
  const worker = await get(shop, '/sw.js')
  expect([worker.headers['cache-control'], worker.headers['content-type']]).toEqual([
    'no-cache',
    'text/javascript; charset=utf-8',
  ])
  const nowhere = await get(shop, '/vi/khong-co', { accept: 'text/html' })
  expect([nowhere.status, nowhere.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})
