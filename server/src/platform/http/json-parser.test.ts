import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from '../log.ts'
import { createServer } from './server.ts'

const app = createServer({ trustProxy: false }, createLog('silent', 'test'))
app.post('/echo', { bodyLimit: 12 * 1024 * 1024 }, async (request) => request.body)

/** Large enough for a scan. */
const long = 'a'.repeat(300_000)
const send = async (body: string) => {
  const { statusCode, payload } = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-type': 'application/json' },
    payload: body,
  })
  return statusCode === 200 ? JSON.parse(payload) : statusCode
}

test('what stands in a text is text, whatever it looks like', async () => {
  for (const text of ['[{'.repeat(50), '"', '\\', '\\"', '\\\\', `"${'{"a":['.repeat(50)}`, ','.repeat(500_000)]) {
    const body = { [`name ${text.slice(0, 20)}`]: text, long, last: [text, { text }] }
    assert.deepEqual(await send(JSON.stringify(body)), body)
  }
})

test('a large body that is deep or has many fields is refused, also after texts with quotes and backslashes', async () => {
  const deep = JSON.parse(`${'['.repeat(9)}1${']'.repeat(9)}`)
  const wide = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`f${at}`, at]))
  const many = Array.from({ length: 400_002 }, () => 1)
  for (const text of ['', '"', '\\', 'a\\"', '\\\\'])
    for (const more of [deep, wide, many])
      assert.equal(
        await send(JSON.stringify({ text, long, more })),
        413,
        `${text} ${JSON.stringify(more).slice(0, 20)}`,
      )
})

test('a text without an end is no JSON', async () => {
  for (const end of ['', '\\', '\\"']) assert.equal(await send(`{"long":"${long}${end}`), 400)
})
