import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import { after, test } from 'node:test'
import type { WebRequest } from '@runmart/bots/kit/bot-fetch'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { serveStandIn } from '../serve-stand-in.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { startDnsStandIn } from './stand-in-dns.ts'
import { startProxyStandIn } from './stand-in-proxy.ts'

/** Counts every connection to this machine's own addresses, on a port that bots may use. */
let connections = 0
const listener = createServer((_, response) => response.end('the secret inside'))
listener.on('connection', () => connections++)
const port = await listenOnWebPort(listener)
const dns = await startDnsStandIn({
  'inside.example': { A: ['127.0.0.1'] },
  'half.example': { A: ['93.184.216.34', '127.0.0.1'] },
  'six.example': { A: ['93.184.216.34'], AAAA: ['::1'] },
})
after(() => {
  listener.close()
  listener.closeAllConnections()
  dns.close()
})

const limits = { bytes: 1_000, milliseconds: 2_000 }
const ask = (url: string, more: Partial<WebRequest> = {}, allowed = '') =>
  guardedFetch({ allowed: allowedHosts(allowed), limits, resolver: dns.resolver })(
    { url, method: 'GET', headers: {}, body: null, redirect: 'follow', proxy: null, ...more },
    new AbortController().signal,
  )

const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
const privateOwn = own.filter(({ address }) => /^(127|10|172\.(1[6-9]|2\d|3[01])|192\.168|169\.254)\./.test(address))
const spellings = [
  '127.0.0.1',
  '127.1',
  '0',
  '0.0.0.0',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '１２７.0.0.1',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:1]',
  '[::127.0.0.1]',
  'localhost',
  'localhost.',
  'inside.example',
  'half.example',
  'six.example',
  'INSIDE.example',
  ...privateOwn.map(({ address }) => address),
]

// Proves R32.
test('no spelling of an inner address is connected to', async () => {
  for (const host of spellings) {
    const answer = await ask(`http://${host}:${port}/`)
    assert.ok('problem' in answer, host)
    assert.ok(['forbiddenAddress', 'unknownHost', 'badAddress'].includes(answer.problem), `${host}: ${answer.problem}`)
  }
  for (const host of ['169.254.169.254', '10.0.0.1', '100.64.0.1', '[fd00::1]', '[fe80::1]', '224.0.0.1'])
    assert.deepEqual(await ask(`http://${host}/`), { problem: 'forbiddenAddress' }, host)
  assert.equal(connections, 0)
})

// Proves R32.
test('only http and https without credentials, only ports of the web', async () => {
  for (const url of [
    'file:///etc/passwd',
    'ftp://x.example/',
    'gopher://x',
    'data:,x',
    '//x',
    '',
    `http://u:p@x.example/`,
  ])
    assert.deepEqual(await ask(url), { problem: 'badAddress' }, url)
  for (const other of [1, 22, 25, 3306, 5432, 6379, 9200, 11211, 27017])
    assert.deepEqual(await ask(`http://93.184.216.34:${other}/`), { problem: 'forbiddenAddress' }, String(other))
})

// Proves R32.
test('a redirect is checked like the first address', async (t) => {
  const outside = await serveStandIn((request, response) =>
    response.writeHead(302, { location: new URLSearchParams(request.url?.slice(2)).get('to') ?? '' }).end(),
  )
  t.after(() => outside.close())
  const listed = new URL(outside.url).host
  // A header cannot carry the wide digits.
  for (const host of spellings.filter((it) => /^[!-~]+$/.test(it))) {
    const to = encodeURIComponent(`http://${host}:${port}/`)
    assert.ok('problem' in (await ask(`${outside.url}/?to=${to}`, {}, listed)), host)
  }
  for (const to of ['file:///etc/passwd', 'javascript:1', 'http://'])
    assert.deepEqual(
      await ask(`${outside.url}/?to=${encodeURIComponent(to)}`, {}, listed),
      { problem: 'badAddress' },
      to,
    )
  assert.equal(connections, 0)
})

// Proves R32.
test('a name is looked up once: what it turns into afterwards does not matter', async () => {
  let answers = 0
  dns.names['turns.example'] = {
    get A() {
      return answers++ ? ['127.0.0.1'] : ['93.184.216.34']
    },
  }
  dns.asked.length = 0
  await ask(`http://turns.example:${port}/`)
  assert.deepEqual(dns.asked.toSorted(), ['A turns.example', 'AAAA turns.example'])
  assert.equal(connections, 0)
})

test('a proxy inside is not used, and a proxy is not used to reach inside', async (t) => {
  assert.deepEqual(await ask('http://93.184.216.34/', { proxy: { host: '127.0.0.1', port } }), {
    problem: 'forbiddenAddress',
  })
  for (const host of [
    '2130706433',
    '0x7f.1',
    '::1',
    '::ffff:127.0.0.1',
    'inside.example',
    'x@127.0.0.1',
    '127.0.0.1/x',
  ])
    assert.ok('problem' in (await ask('http://93.184.216.34/', { proxy: { host, port } })), host)
  const proxy = await startProxyStandIn()
  t.after(() => proxy.close())
  for (const url of [`http://127.0.0.1:${port}/`, `http://inside.example:${port}/`, 'https://169.254.169.254/'])
    assert.deepEqual(await ask(url, { proxy: proxy.place }, proxy.host), { problem: 'forbiddenAddress' }, url)
  assert.deepEqual([proxy.seen, connections], [[], 0])
})

test('what is listed is reached, and nothing beside it', async () => {
  const answer = await ask(`http://127.0.0.1:${port}/`, {}, `127.0.0.1:${port}`)
  assert.equal('status' in answer && answer.status, 200)
  assert.deepEqual(await ask(`http://127.0.0.2:${port}/`, {}, `127.0.0.1:${port}`), { problem: 'forbiddenAddress' })
})

async function listenOnWebPort(server: Server): Promise<number> {
  for (let tried = 8_400 + Math.floor(Math.random() * 400); ; tried++) {
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(tried, () => resolve(true))
    })
    if (free) return tried
    if (tried > 8_990) throw new Error('no free port between 8400 and 8990')
  }
}
