import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ownAddresses } from './own-addresses.ts'
import { startDnsStandIn } from './stand-in-dns.ts'

// A network of its own, so that public addresses can be this machine's.
const network = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  ...['--net', '--', 'sh', '-ec'],
  `PATH="$PATH:/usr/sbin:/sbin"
  ip link set lo up
  ip address add 11.0.0.1/32 dev lo
  ip address add 2600:1::1/128 dev lo nodad
  ip route add local 12.0.0.0/8 dev lo
  exec "$@"`,
  'sh',
]
const hasNetwork = run([...network, 'true']).status === 0
const child = fileURLToPath(new URL('./ask-own-addresses.ts', import.meta.url))

test('the shop is not reached by its own public addresses', { skip: !hasNetwork && 'no namespaces here' }, () => {
  const hosts = ['shop.com', 'SHOP.com.', 'cname-of-shop.com', '12.0.0.1', '11.0.0.1', 'on-interface.com', 'six.com']
  const { answers, connections } = ask([...hosts, '[2600:1::1]', '[2600:1:0:0::1]', 'metadata.google.internal'])
  assert.deepEqual([...new Set(Object.values(answers))], ['forbiddenAddress'], JSON.stringify(answers))
  assert.equal(connections, 0)
})

test('others are reached, and the shop where it is listed', { skip: !hasNetwork && 'no namespaces here' }, () => {
  assert.deepEqual(ask(['foreign.com']), { answers: { 'foreign.com': 200 }, connections: 1 })
  assert.deepEqual(ask(['12.0.0.1'], '12.0.0.1:8080'), { answers: { '12.0.0.1': 200 }, connections: 1 })
})

test('what the name of the shop leads to is asked again, and kept while nobody answers', async (t) => {
  const dns = await startDnsStandIn({ 'shop.com': { A: ['12.0.0.1'] } })
  t.after(() => dns.close())
  let now = 0
  t.mock.method(performance, 'now', () => now)
  const own = ownAddresses(dns.resolver, 'https://shop.com')
  assert.deepEqual([await own.has('x.com', ['12.0.0.1']), await own.has('x.com', ['12.0.0.2'])], [true, false])
  dns.names['shop.com'] = { A: ['12.0.0.2'] }
  assert.equal(await own.has('x.com', ['12.0.0.2']), false)
  now = 61_000
  assert.deepEqual([await own.has('x.com', ['12.0.0.1']), await own.has('x.com', ['12.0.0.2'])], [false, true])
  delete dns.names['shop.com']
  now = 122_000
  assert.equal(await own.has('x.com', ['12.0.0.2']), true)
})

test('each address of each interface is own, in every spelling', async (t) => {
  const dns = await startDnsStandIn({})
  t.after(() => dns.close())
  const own = ownAddresses(dns.resolver)
  for (const { address } of Object.values(networkInterfaces()).flatMap((list) => list ?? []))
    assert.ok(await own.has('x.com', [address.toUpperCase()]), address)
})

function ask(hosts: string[], allowed = ''): { answers: Record<string, string | number>; connections: number } {
  const { stdout, stderr } = run([...network, process.execPath, child, hosts.join(), allowed])
  assert.ok(stdout, stderr)
  return JSON.parse(stdout)
}

function run([program = '', ...args]: string[]) {
  return spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 })
}
