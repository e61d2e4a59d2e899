import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { readReferralLines } from '@runmart/contract/orders-lines'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { sql } from '../db/sql.ts'

const server = await startTestServer({ rateLimits: true })
const shop = await createShop(server)
const service = await shop.createService()
const sockets = new Set<Socket>()
server.beforeClosing(async () => {
  for (const it of sockets) it.destroy()
})
const clearCounts = () => server.db.transaction((tx) => tx.run(sql`delete from platform.rate_counts`))

/** Announces a body without sending it, and returns the answer. */
function announce(accessToken: string, path: string, length = 11 * 1024 * 1024) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  sockets.add(socket)
  socket.on('error', () => {})
  socket.write(
    `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${accessToken}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  )
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(bytes.toString()))
    socket.once('close', () => resolve(''))
  })
  return { socket, answer }
}

async function refusalOf(accessToken: string, path: string): Promise<string> {
  const { socket, answer } = announce(accessToken, path)
  const text = await answer
  socket.destroy()
  return text
}

/** Takes a place and releases it. Returns the refusal, or null. */
async function probe(who: Person): Promise<string | null> {
  await clearCounts()
  const { socket, answer } = announce(who.accessToken, '/user/order/check-upload')
  const text = await Promise.race([answer, sleep(300, null)])
  socket.destroy()
  return text?.includes('TOO_MANY_UPLOADS') ? text : null
}

/** Keeps an upload open as soon as there is a place for it. */
function hold(who: Person): { release(): void } {
  let held: Socket | null = null
  let isOver = false
  const open = () => {
    if (isOver) return
    const { socket, answer } = announce(who.accessToken, '/user/order/check-upload')
    held = socket
    void answer.then(() => setTimeout(open, 50))
  }
  open()
  return {
    release() {
      isOver = true
      held?.destroy()
    },
  }
}

test('uploads of accounts that are not active are refused before a byte of them is read', async () => {
  const { accessToken } = await server.signIn(await server.registerVisitor())
  for (const path of ['/user/order/quote', '/user/order/check-upload', '/user/order/ref'])
    assert.match(await refusalOf(accessToken, path), /^HTTP\/1\.1 403 [\s\S]*ACCOUNT_INACTIVE/)
  // Other calls still work.
  const body = { serviceId: service, amount: 2 }
  expectData(await server.as(accessToken)(api.orders.quote, { body }))
})

test('uploads are counted before they are read, for every body with a file', async () => {
  const buyer = await server.createCustomer()
  for (const path of ['/user/order/quote', '/user/order/check-upload', '/user/order/ref']) {
    for (let i = 0; i < 20; i++) {
      const { socket } = announce(buyer.accessToken, path)
      await sleep(5)
      socket.destroy()
    }
    const text = await eventually(async () => {
      const said = await Promise.race([refusalOf(buyer.accessToken, path), sleep(1_000, '')])
      return /RATE_LIMITED/.test(said) ? said : null
    })
    assert.match(text, /^HTTP\/1\.1 429 [\s\S]*retry-after: \d+/i)
  }
  await clearCounts()
  const small = { serviceId: service, orderType: 'multiply', contactInfo: '@me' } as const
  const content = 'https://example.com/a|1'
  for (let i = 0; i < 20; i++)
    expectRefusal(
      await buyer.call(api.orders.ref, { body: { ...small, fileName: 'a.txt', content } }),
      402,
      'INSUFFICIENT_BALANCE',
    )
  const links = [{ link: 'https://example.com/a', amount: 1 }]
  expectRefusal(await buyer.call(api.orders.ref, { body: { ...small, links } }), 429, 'RATE_LIMITED')
  const one = { ...small, orderType: 'single', referralLink: 'https://example.com/a', amount: 1 } as const
  expectRefusal(await buyer.call(api.orders.ref, { body: one }), 402, 'INSUFFICIENT_BALANCE')
})

// Proves R38.
test('a customer has two uploads at once, a process sixteen; who gives up makes room', async () => {
  await clearCounts()
  const people: Person[] = []
  for (let i = 0; i < 9; i++) {
    await clearCounts()
    people.push(await server.createCustomer())
  }
  const [first, second] = people as [Person, Person]
  const held = [hold(first), hold(first)]
  const text = await eventually(() => probe(first))
  assert.match(text, /^HTTP\/1\.1 429 [\s\S]*retry-after: 5/i)
  assert.equal(await probe(second), null, 'others are let in')
  held[0]?.release()
  await eventually(async () => (await probe(first)) === null)

  const last = people[8] as Person
  held.push(hold(first), ...people.slice(1, 8).flatMap((it) => [hold(it), hold(it)]))
  await eventually(() => probe(last))
  for (const it of held) it.release()
  await eventually(async () => (await probe(last)) === null)
  const content = `https://example.com/${'a'.repeat(300)}|1\n`.repeat(1_000)
  const body = { serviceId: service, fileName: 'a.txt', content }
  await eventually(async () => (await last.call(api.orders.checkUpload, { body })).success)
})

test('others are answered while a large upload is checked', async () => {
  await clearCounts()
  const buyer = await server.createCustomer()
  const content = Array.from({ length: 100_000 }, (_, at) => `https://example.com/invite/${at}|1`).join('\n')
  let isReading = false
  server.app.server.on('request', (request) => {
    if (request.url?.endsWith('/check-upload'))
      request.once('end', () => {
        isReading = true
      })
  })
  let isDone = false
  const checking = buyer
    .call(api.orders.checkUpload, { body: { serviceId: service, fileName: 'a.txt', content } })
    .finally(() => {
      isDone = true
    })
  // Processor time, which a busy machine does not change. Compares reading all lines at once with one turn of the event
  // loop.
  const usedMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  const begun = usedMs()
  assert.equal(readReferralLines(content).lines, 100_000)
  const atOnce = usedMs() - begun
  let [longest, last] = [0, usedMs()]
  const turn = () => {
    const now = usedMs()
    if (isReading) longest = Math.max(longest, now - last)
    last = now
    if (!isDone) setImmediate(turn)
  }
  turn()
  let answered = 0
  while (!isDone) {
    assert.equal((await fetch(`${server.url}/healthz`)).status, 200)
    if (isReading && !isDone) answered++
  }
  assert.equal(expectData(await checking).valid, 100_000)
  assert.ok(answered > 0)
  assert.ok(longest < atOnce / 2, `${longest} ms without a turn; all lines at once take ${atOnce} ms`)
})
