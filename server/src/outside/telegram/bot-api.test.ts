import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { telegramApi } from './bot-api.ts'

const token = '123456:a-token-that-stays-here'
let answer: (response: ServerResponse) => void = (it) => it.end()
let asked = 0
const server = createServer((_, response) => {
  asked += 1
  answer(response)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
after(() => {
  server.closeAllConnections()
  server.close()
})
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Sends megabytes while the client reads. */
function flood(response: ServerResponse): void {
  const megabyte = Buffer.alloc(1024 * 1024, ' ')
  const pour = () => {
    while (!response.destroyed && response.write(megabyte));
  }
  response.on('drain', pour)
  pour()
}

// Proves R70.
test('an answer without end, elsewhere or in no known form is none, at once, and the token is not told', async () => {
  const answers: [string, (response: ServerResponse) => void][] = [
    ['without end', flood],
    ['elsewhere', (it) => it.writeHead(302, { location: `${url}/inside` }).end()],
    ['no JSON', (it) => it.end('<html>')],
    ['another form', (it) => it.end('{"ok":"yes"}')],
    ['cut off', (it) => void it.write('{"ok":', () => it.destroy())],
  ]
  for (const [what, how] of answers) {
    answer = how
    asked = 0
    const began = Date.now()
    await assert.rejects(telegramApi({ url, token }).sendMessage(1, 'hello'), (problem: Error) => {
      assert.ok(!`${problem.message}${problem.stack}`.includes(token), what)
      return true
    })
    assert.ok(Date.now() - began < 8_000, what)
    assert.equal(asked, 1, `${what}: nothing is followed`)
  }
})
