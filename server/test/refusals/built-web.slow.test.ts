import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openHub } from '#platform/live/hub.ts'
import { createLog } from '#platform/log.ts'
import { createAnotherApi } from '#test/another-api.ts'
import { startTestServer } from '../test-server.ts'

const server = await startTestServer({ publicUrl: 'https://shop.example' })
const log = createLog('silent', 'test')
const hub = openHub(server.databaseUrl, log)
const app = await createAnotherApi(server, hub, { servesWeb: true })
after(async () => {
  await app.close()
  await hub.close()
})
const checkout = fileURLToPath(new URL('../../../', import.meta.url))
const folders = ['site', 'web'].map((it) => `${checkout}${it}/build/client`)
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => ({ name, path: `${folder}/${name}` })),
)
const pages = files.filter((it) => it.name.endsWith('.html'))
const get = (url: string) => app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })

// Proves R57, R74.
test('every page that was built has the whole policy, and scripts of our own alone', async () => {
  assert.ok(pages.length > 20)
  const addresses = pages.map((it) => `/${it.name.replace(/(^|\/)index\.html$|\.html$/, '')}`)
  for (const url of [...new Set([...addresses, '/dashboard', '/operator', '/nowhere'])]) {
    const { headers, body } = await get(url)
    const policy = String(headers['content-security-policy'])
    assert.match(String(headers['content-type']), /^text\/html; charset=utf-8$/, url)
    assert.doesNotMatch(policy, /unsafe|\*|https?:|blob:/, url)
    for (const part of ["connect-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      assert.ok(policy.includes(part), `${url}: ${part}`)
    assert.match(String(headers['strict-transport-security']), /^max-age=63072000; includeSubDomains$/, url)
    const loaded = [...body.matchAll(/<(?:script|link|img|iframe|object|embed)\b[^>]*?\s(?:src|href)="([^"]+)"/g)]
    for (const [tag, address = ''] of loaded)
      if (!/rel="(canonical|alternate|me)"/.test(tag))
        assert.match(address, /^(\/(?!\/)|data:image\/|#)/, `${url}: ${tag}`)
    assert.doesNotMatch(body, /\son\w+="|javascript:/i, url)
  }
})

// Proves R53, R56.
test('what was built holds no map of its sources, no key and no folder of this machine', async () => {
  assert.deepEqual(
    files.filter((it) => it.name.endsWith('.map')).map((it) => it.name),
    [],
  )
  const { secretsIn } = await import('../../../tools/find-secrets.mjs' as string)
  for (const { name, path } of files.filter((it) => /\.(js|css|html|json|txt|xml)$/.test(it.name))) {
    const text = readFileSync(path, 'utf8')
    assert.deepEqual(secretsIn(text), [], name)
    assert.doesNotMatch(text, /sourceMappingURL|TOKEN_SECRET|DATABASE_URL/, name)
    assert.ok(!text.includes(checkout), `${name} names a folder of this machine`)
  }
  for (const name of files
    .filter((it) => it.name.endsWith('.js'))
    .slice(0, 40)
    .map((it) => it.name))
    assert.equal((await get(`/${name}.map`)).statusCode, 404, name)
  for (const url of ['/.env', '/.git/config', '/package.json', '/site.json', '/app.json', '/assets/..%2f..%2fapp.json'])
    assert.equal((await get(url)).statusCode, 404, url)
})
