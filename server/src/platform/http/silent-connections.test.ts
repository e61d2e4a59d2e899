import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { after, test } from 'node:test'
import { createLog } from '../log.ts'
import { createServer } from './server.ts'

const app = createServer({ trustProxy: false }, createLog('silent', 'test'))
app.get('/asset', async () => 'the asset')
await app.listen({ port: 0, host: '127.0.0.1' })
after(() => app.close())
app.server.headersTimeout = 100
/** The server checks its connections this often. */
const LOOK_MS = 1_000

async function open() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1')
  await once(app.server, 'connection')
  const heard = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      if (text.endsWith('the asset')) socket.end()
    })
    socket.on('error', () => {}).on('close', () => resolve(text))
  })
  return { socket, heard }
}

test('a connection that sends nothing is closed without an answer', async () => {
  const { heard } = await open()
  assert.equal(await heard, '')
})

test('a request that came in time is answered, although the server was too busy to read it', async () => {
  const { socket, heard } = await open()
  socket.write('GET /asset HTTP/1.1\r\nHost: shop\r\n\r\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS + 200)
  assert.match(await heard, /^HTTP\/1\.1 200 .*the asset$/s)
})
