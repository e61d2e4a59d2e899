import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { WebProxy } from '@runmart/bots/kit/bot-fetch'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { standInCertificate } from './stand-in-certificate.ts'
import { startProxyStandIn } from './stand-in-proxy.ts'

const site = createServer(standInCertificate, (_, response) => response.end('secure'))
let connections = 0
site.on('connection', () => connections++)
site.listen(0, 'localhost')
await once(site, 'listening')
const { port } = site.address() as AddressInfo
const proxy = await startProxyStandIn('lan:secret')
after(() => {
  site.close()
  site.closeAllConnections()
  proxy.close()
})

async function ask(host: string, through: WebProxy | null = null): Promise<string> {
  const allowed = allowedHosts(`localhost:${port}, 127.0.0.1:${port}, [::1]:${port}, ${proxy.host}`)
  const answer = await guardedFetch({ allowed, limits: { bytes: 1_000, milliseconds: 3_000 } })(
    { url: `https://${host}:${port}/`, method: 'GET', headers: {}, body: null, redirect: 'follow', proxy: through },
    new AbortController().signal,
  )
  return 'problem' in answer ? answer.problem : Buffer.from(answer.body).toString()
}
const known = { ...proxy.place, user: 'lan', password: 'secret' }

// Proves R70.
test('a certificate that nobody vouches for is refused, also behind a proxy', async () => {
  assert.equal(await ask('localhost'), 'certificate')
  assert.equal(await ask('localhost', known), 'certificate')
})

test('a certificate must be for the name that was asked for', async () => {
  setDefaultCACertificates([...getCACertificates('default'), standInCertificate.cert])
  assert.equal(await ask('localhost'), 'secure')
  const { address, family } = site.address() as AddressInfo
  assert.equal(await ask(family === 'IPv6' ? `[${address}]` : address), 'certificate')
})

test('a proxy only carries a secure connection; it needs its password', async () => {
  proxy.seen.length = 0
  connections = 0
  assert.equal(await ask('localhost', known), 'secure')
  // The proxy's connection is the only one: nothing goes past it.
  assert.deepEqual([proxy.seen, connections], [[`CONNECT localhost:${port}`], 1])
  assert.equal(await ask('localhost', proxy.place), 'proxyPassword')
})
