import { createServer } from 'node:http'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { startDnsStandIn } from './stand-in-dns.ts'

/**
 * For a test, in a network namespace. 11.0.0.1 and 2600:1::1 are on an interface. All of 12.0.0.0/8 leads here too,
 * like behind a router that returns requests for the shop's public address. Prints each address's answer and the number
 * of connections.
 */
const PORT = 8_080
let connections = 0
const listener = createServer((_, response) => response.end('the shop')).on('connection', () => connections++)
await new Promise<void>((resolve) => listener.listen(PORT, '::', resolve))
const dns = await startDnsStandIn({
  'shop.com': { A: ['12.0.0.1'] },
  'cname-of-shop.com': { A: ['12.0.0.1'] },
  'on-interface.com': { A: ['11.0.0.1'] },
  'six.com': { AAAA: ['2600:1::1'] },
  'metadata.google.internal': { A: ['12.0.0.9'] },
  'foreign.com': { A: ['12.0.0.2'] },
})
const rules = {
  limits: { bytes: 1_000, milliseconds: 2_000 },
  resolver: dns.resolver,
  publicUrl: 'http://shop.com:8080',
}
const [, , hosts = '', allowed = ''] = process.argv
const fetch = guardedFetch({ ...rules, allowed: allowedHosts(allowed) })
const answers: Record<string, string | number> = {}
for (const host of hosts.split(',')) {
  const request = { url: `http://${host}:${PORT}/`, method: 'GET', headers: {}, body: null, proxy: null } as const
  const answer = await fetch({ ...request, redirect: 'follow' }, new AbortController().signal)
  answers[host] = 'problem' in answer ? answer.problem : answer.status
}
console.log(JSON.stringify({ answers, connections }))
process.exit()
