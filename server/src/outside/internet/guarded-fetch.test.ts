import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:net'
import { after, test } from 'node:test'
import type { WebRequest } from '@runmart/bots/kit/bot-fetch'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { serveStandIn } from '../serve-stand-in.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { startProxyStandIn } from './stand-in-proxy.ts'

const received: { method?: string | undefined; headers: Record<string, unknown>; body: string }[] = []
const pages: Record<string, RequestListener> = {
  '/hello': async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ method: request.method, headers: request.headers, body })
    response.writeHead(200, { 'content-type': 'text/plain', 'set-cookie': 'seen=1' }).end('hello')
  },
  '/large': (_, response) => response.end(Buffer.alloc(3_000_000, 'x')),
  '/endless': (_, response) => {
    const writing = setInterval(() => response.write('x'), 5)
    response.on('close', () => clearInterval(writing))
  },
  '/chatty': (_, response) => {
    response.writeHead(302, { location: '/hello' })
    const writing = setInterval(() => response.write('x'.repeat(10_000)), 5)
    response.on('close', () => clearInterval(writing))
  },
  '/broken': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setTimeout(() => response.destroy(), 20)
  },
  '/silent': () => {},
  '/kept': (_, response) => response.writeHead(307, { location: '/hello' }).end(),
  '/seen': (_, response) => response.writeHead(303, { location: '/hello' }).end(),
}
const site = await serveStandIn((request, response) => {
  const [, left] = /^\/hop\/(\d+)$/.exec(request.url ?? '') ?? []
  if (left) return response.writeHead(302, { location: left === '1' ? '/hello' : `/hop/${Number(left) - 1}` }).end()
  const page = pages[request.url ?? '']
  return page ? page(request, response) : response.writeHead(404).end()
})
after(() => site.close())
const { host } = new URL(site.url)

type More = Partial<WebRequest> & { allowed?: string; signal?: AbortSignal; milliseconds?: number }
const ask = (url: string, { allowed = host, signal, milliseconds = 3_000, ...more }: More = {}) =>
  guardedFetch({ allowed: allowedHosts(allowed), limits: { bytes: 1024 * 1024, milliseconds } })(
    { url, method: 'GET', headers: {}, body: null, redirect: 'follow', proxy: null, ...more },
    signal ?? new AbortController().signal,
  )
async function answered(...args: Parameters<typeof ask>) {
  const answer = await ask(...args)
  assert.ok(!('problem' in answer), JSON.stringify(answer))
  return answer
}

test('an answer comes with status, headers and body; the request says who asks and nothing else', async () => {
  received.length = 0
  const headers = {
    Cookie: 'a=b',
    Host: 'evil',
    'X-Forwarded-For': '1.2.3.4',
    'User-Agent': 'Mozilla',
    Accept: 'text/html',
  }
  const { status, body, hops, cut } = await answered(`${site.url}/hello`, { headers })
  assert.deepEqual([status, Buffer.from(body).toString(), hops, cut], [200, 'hello', [], false])
  assert.deepEqual(received[0]?.headers, {
    accept: 'text/html',
    'accept-encoding': 'identity',
    connection: 'close',
    host,
    'user-agent': 'RunmartBot/1.0',
  })
})

test('redirects are followed five times and told, or left to the bot', async () => {
  const five = await answered(`${site.url}/hop/5`)
  assert.deepEqual([five.status, five.url, five.hops.length], [200, `${site.url}/hello`, 5])
  assert.deepEqual(five.hops[0], { url: `${site.url}/hop/5`, status: 302 })
  assert.deepEqual(await ask(`${site.url}/hop/6`), { problem: 'tooManyRedirects' })
  const manual = await answered(`${site.url}/hop/2`, { redirect: 'manual' })
  assert.deepEqual([manual.status, manual.headers.location], [302, '/hop/1'])
})

test('a posted body goes along with 307 and stays behind with 303, and never does a cookie', async () => {
  received.length = 0
  const post = { method: 'POST', body: 'текст', headers: { 'content-type': 'text/plain' } } as const
  await answered(`${site.url}/kept`, post)
  await answered(`${site.url}/seen`, post)
  assert.deepEqual(
    received.map(({ method, body, headers }) => [method, body, headers['content-type'], headers.cookie]),
    [
      ['POST', 'текст', 'text/plain', undefined],
      ['GET', '', undefined, undefined],
    ],
  )
})

// Proves R70.
test('a large answer is cut at the limit', async () => {
  const { body, cut } = await answered(`${site.url}/large`)
  assert.deepEqual([body.length, cut], [1024 * 1024, true])
})

test('silence and dripping end in time, and a stop ends at once', async () => {
  // Only the timeout ends them; a busy machine is late by more than the allowed time.
  const soon = 5_000
  for (const page of ['/silent', '/endless']) {
    const begin = performance.now()
    assert.deepEqual(await ask(`${site.url}${page}`, { milliseconds: 300 }), { problem: 'timeout' })
    assert.ok(performance.now() - begin < soon)
  }
  const begin = performance.now()
  const stopped = { signal: AbortSignal.timeout(100), milliseconds: 60_000 }
  assert.deepEqual(await ask(`${site.url}/silent`, stopped), { problem: 'stopped' })
  assert.ok(performance.now() - begin < soon)
})

test('no listener, no HTTP, no such host: each has its word', async (t) => {
  const babble = createServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n')).listen(0, '127.0.0.1')
  t.after(() => babble.close())
  await once(babble, 'listening')
  const { port } = babble.address() as { port: number }
  assert.deepEqual(await ask(`http://127.0.0.1:${port}/`, { allowed: `127.0.0.1:${port}` }), { problem: 'badAnswer' })
  assert.deepEqual(await ask('http://127.0.0.1:1/', { allowed: '127.0.0.1:1' }), { problem: 'noConnection' })
  assert.deepEqual(await ask('http://nowhere.invalid:81/', { allowed: 'nowhere.invalid:81' }), {
    problem: 'unknownHost',
  })
  assert.deepEqual(await ask(`${site.url}/hello`, { headers: { accept: 'a\r\nb: c' } }), { problem: 'badAddress' })
})

test('through a proxy, with and without a password', async (t) => {
  const proxy = await startProxyStandIn('lan:p:w')
  t.after(() => proxy.close())
  const allowed = `${host},${proxy.host}`
  const right = { ...proxy.place, user: 'lan', password: 'p:w' }
  const { status } = await answered(`${site.url}/hello`, { allowed, proxy: right })
  assert.equal(status, 200)
  assert.deepEqual(await ask(`${site.url}/hello`, { allowed, proxy: proxy.place }), { problem: 'proxyPassword' })
  assert.deepEqual(proxy.seen[0], `GET ${site.url}/hello`)
})

test('a redirect that keeps talking is left, and an answer that breaks off is none', async () => {
  const { status, hops } = await answered(`${site.url}/chatty`)
  assert.deepEqual([status, hops.length], [200, 1])
  assert.deepEqual(await ask(`${site.url}/broken`), { problem: 'noConnection' })
})

test('a secret meant for one host is not shown to the next', async (t) => {
  const first = await serveStandIn((_, response) => response.writeHead(307, { location: `${site.url}/hello` }).end())
  t.after(() => first.close())
  received.length = 0
  const headers = { authorization: 'Bearer secret', 'accept-language': 'vi' }
  await answered(first.url, { headers, allowed: `${host},${new URL(first.url).host}` })
  assert.deepEqual([received[0]?.headers.authorization, received[0]?.headers['accept-language']], [undefined, 'vi'])
})

test('a request that no bot of ours would send is answered with a word too', async () => {
  for (const nonsense of [
    { url: null },
    { url: {} },
    { url: ['http://127.0.0.1'] },
    { method: 'CONNECT' },
    { method: 'get /' },
    { headers: null },
    { method: 'POST', body: 5 },
    { method: 'POST', body: { length: 1 } },
    { method: 'POST', body: 'x'.repeat(70_000) },
    { proxy: 'http://127.0.0.1' },
    { proxy: { host: ['127.0.0.1'], port: 8080 } },
    { proxy: { host: '127.0.0.1', port: '8080' } },
    { proxy: { host: '', port: 8080 } },
  ]) {
    const answer = await ask(`${site.url}/hello`, nonsense as object)
    assert.ok('problem' in answer, JSON.stringify(nonsense))
  }
})
