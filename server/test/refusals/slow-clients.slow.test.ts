import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTestServer } from '../test-server.ts'
import { sendRaw } from './operations.ts'

const server = await startTestServer()
const customer = await server.createCustomer()
const { hostname, port } = new URL(server.url)

/** Sends a beginning, then a byte now and then; returns how long the server allowed it, and its answer. */
function drip(beginning: string): Promise<{ seconds: number; heard: string }> {
  const began = performance.now()
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(Number(port), hostname, () => socket.write(beginning))
    const dripping = setInterval(() => socket.writable && socket.write('x'), 400)
    socket.setEncoding('latin1').on('data', (chunk) => {
      heard += chunk
    })
    socket
      .on('error', () => {})
      .on('close', () => {
        clearInterval(dripping)
        resolve({ seconds: (performance.now() - began) / 1_000, heard })
      })
  })
}

/** The 95th percentile of another customer's request times, in milliseconds. */
async function waitOfOthers(): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < 40; at++) {
    const began = performance.now()
    const { status } = await sendRaw(server.url, { path: '/api/user/auth/me', token: customer.accessToken })
    assert.equal(status, 200)
    times.push(performance.now() - began)
    await sleep(20)
  }
  return times.sort((a, b) => a - b)[37] ?? 0
}

const head = 'POST /api/user/auth/login HTTP/1.1\r\nHost: shop\r\n'
const many = (beginning: string) => Array.from({ length: 50 }, () => drip(beginning))

// Proves R69.
test('headers and bodies that trickle in are cut off in time, and others do not wait for them', async () => {
  const alone = await waitOfOthers()
  const headers = many(`${head}X-Slow: `)
  const bodies = many(`${head}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`)
  const silent = many('')
  await sleep(500)
  const besides = await waitOfOthers()
  assert.ok(besides < alone * 5 + 100, `${besides} ms besides slow clients, ${alone} ms alone`)
  for (const { seconds, heard } of await Promise.all(headers)) {
    assert.ok(seconds < 8 + 5, `headers: ${seconds} s`)
    assert.match(heard, /^HTTP\/1\.1 408 /)
  }
  for (const { seconds } of await Promise.all(bodies)) assert.ok(seconds < 30 + 5, `body: ${seconds} s`)
  for (const { seconds } of await Promise.all(silent)) assert.ok(seconds < 30 + 5, `silence: ${seconds} s`)
})
