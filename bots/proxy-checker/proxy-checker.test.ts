import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startProxyStandIn } from '../../server/src/outside/internet/stand-in-proxy.ts'
import { tryLine } from '../../testing/try-line.ts'
import { serve } from '../test/serve.ts'
import { proxyChecker } from './proxy-checker.ts'

test('answers, latency and exit address of a proxy; what is wrong with one that fails', async (t) => {
  await using echo = await serve((request, response) =>
    response.end(request.headers.via ? '{"ip":"203.0.113.7"}' : 'hm'),
  )
  await using website = await serve((_, response) => response.end('<h1>I am no proxy</h1>'))
  const proxy = await startProxyStandIn('lan:pa:ss')
  t.after(() => proxy.close())
  const resultOf = async (line: string) => {
    const hosts = [echo.host, website.host, proxy.host, '127.0.0.1:1']
    const result = await tryLine(proxyChecker, line, { hosts, settings: { echo: echo.url } })
    return 'ok' in result ? [result.ok, result.text.replace(/\d+ ms/, 'N ms')] : result
  }
  assert.deepEqual(await resultOf(`${proxy.host}:lan:pa:ss`), [true, '203.0.113.7 · N ms'])
  assert.deepEqual(await resultOf(`${proxy.host}:lan:wrong`), [false, 'proxy wants another user or password'])
  assert.deepEqual(await resultOf(proxy.host), [false, 'proxy wants another user or password'])
  assert.deepEqual(await resultOf(website.host), [false, '200 · N ms · the answer holds no IP address'])
  assert.deepEqual(await resultOf('127.0.0.1:1'), [false, 'no connection'])
  assert.deepEqual(await resultOf('127.0.0.1:8080'), [false, 'address or port is not open to bots'])
})

test('what a line may be', () => {
  const parse = (line: string) => proxyChecker.parseLine(line)
  assert.deepEqual(parse('p.example:8080'), { line: { host: 'p.example', port: 8080 } })
  assert.deepEqual(parse('[2606:4700::1]:3128:u:p:w'), {
    line: { host: '2606:4700::1', port: 3128, user: 'u', password: 'p:w' },
  })
  for (const line of [
    'p.example',
    'p.example:0',
    'p.example:70000',
    'p.example:80:user',
    'http://p.example:80',
    'u:p@h:80',
  ])
    assert.deepEqual(parse(line), { problem: 'proxy' }, line)
})
