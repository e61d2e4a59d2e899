import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../log.ts'
import { createServer } from './server.ts'

const UNREAD_MS = 1_000
/** More than the system buffers for a client that does not read. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x')

const app = createServer({ trustProxy: false }, createLog('silent', 'test'), UNREAD_MS)
app.get('/large', (_, reply) => reply.send(large))
app.get('/late', async () => {
  await sleep(UNREAD_MS * 2)
  return 'late'
})
await app.listen({ port: 0, host: '127.0.0.1' })
after(() => app.close())

/** Sends a request and returns both ends of the connection. */
async function ask(path: string): Promise<{ client: Socket; served: Socket }> {
  const connected = once(app.server, 'connection')
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  client.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
  const [served] = (await connected) as [Socket]
  return { client, served }
}

test('a client that leaves its answer unread is cut in time', { timeout: 20_000 }, async () => {
  const { client, served } = await ask('/large')
  client.pause()
  const began = performance.now()
  await once(served, 'close')
  const seconds = (performance.now() - began) / 1_000
  assert.ok(seconds < 10, `${seconds} s`)
  client.destroy()
})

test('who reads slowly but goes on, and who waits for a late answer, get all of it', { timeout: 60_000 }, async () => {
  const { client } = await ask('/large')
  let read = 0
  for await (const chunk of client) {
    // Two seconds in all, twice the limit for reading nothing.
    if (Math.floor(read / 2 ** 20) !== Math.floor((read + chunk.length) / 2 ** 20)) await sleep(60)
    read += chunk.length
  }
  assert.ok(read > large.length, `${read} bytes`)
  const { client: patient } = await ask('/late')
  assert.match(Buffer.concat(await patient.toArray()).toString(), /late$/)
})
