import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { allEndpoints, api } from '@runmart/contract'
import { addressOf } from '@runmart/contract/client'
import { sql } from '#platform/db/sql.ts'
import { openHub } from '#platform/live/hub.ts'
import { createLog } from '#platform/log.ts'
import { createAnotherApi } from '#test/another-api.ts'
import { createBotShop } from '../bot-shop.ts'
import { expectData, expectRefusal } from '../expect-answer.ts'
import { startTestServer } from '../test-server.ts'
import { sendRaw } from './operations.ts'

const server = await startTestServer({ rateLimits: true })
const shop = await createBotShop(server)
const bot = await shop.createBotService('scripted')
const customer = await shop.createBuyer(1_000_000)
const other = await shop.createBuyer(1_000_000)
const clearCounts = () => server.db.transaction((tx) => tx.run(sql`delete from platform.rate_counts`))
const address = (at: number) => `203.0.113.${at}`
/** Headers that claim another address; the server must ignore them. */
const disguise = (at: number) => ({
  'x-forwarded-for': address(at),
  'x-real-ip': address(at),
  forwarded: `for=${address(at)}`,
  'cf-connecting-ip': address(at),
  'true-client-ip': address(at),
  'user-agent': `browser ${at}`,
})

// Proves R3.
test('twenty wrong passwords under as many addresses are stopped before the end', async () => {
  await clearCounts()
  const statuses: number[] = []
  for (let at = 1; at <= 20; at++) {
    const email = at % 2 ? customer.email : ` ${customer.email.toUpperCase()} `
    const body = JSON.stringify({ email, password: `guess number ${at}` })
    const path = '/api/user/auth/login'
    statuses.push((await sendRaw(server.url, { method: 'POST', path, body, headers: disguise(at) })).status)
  }
  assert.deepEqual(new Set(statuses), new Set([401, 429]))
  assert.equal(statuses.filter((it) => it === 401).length, 10)
})

// Proves R4, R67.
test('guesses of mailed links are counted once for all API processes', async () => {
  await clearCounts()
  const log = createLog('silent', 'test')
  const hub = openHub(server.databaseUrl, log)
  const second = await createAnotherApi(server, hub)
  await second.listen({ port: 0, host: '127.0.0.1' })
  const urls = [server.url, `http://127.0.0.1:${(second.server.address() as AddressInfo).port}`]
  for (const path of ['/api/user/auth/change-forgot-password', '/api/user/auth/active']) {
    const guess = (at: number) =>
      sendRaw(urls[at % 2] ?? '', {
        method: 'POST',
        path,
        headers: disguise(at),
        body: JSON.stringify({ token: randomUUID(), newPassword: 'a long new password' }),
      })
    for (let at = 0; at < 30; at++) assert.equal((await guess(at)).status, 400)
    for (const at of [30, 31]) {
      const { status, headers } = await guess(at)
      assert.deepEqual([status, Number(headers['retry-after']) > 500], [429, true], path)
    }
  }
  await second.close()
  await hub.close()
})

// Proves R67.
test('every limit of the contract is counted, and the answer beyond it is 429 with the time to wait', async () => {
  const limited = allEndpoints.filter((it) => it.limits)
  assert.ok(limited.length > 30)
  for (const endpoint of limited) {
    await clearCounts()
    const send = (at: number) =>
      sendRaw(server.url, {
        method: endpoint.method,
        path: `/api${addressOf(endpoint.path, { id: randomUUID() }, { x: at })}`,
        token:
          endpoint.access === 'anyone' ? null : (endpoint.access === 'operator' ? shop.operator : customer).accessToken,
        headers: disguise(at),
        ...(endpoint.method !== 'GET' && { body: JSON.stringify({ email: 'somebody@example.com' }) }),
      })
    assert.notEqual((await send(1)).status, 429, endpoint.path)
    const counted = await server.db.transaction((tx) => tx.run(sql`update platform.rate_counts set count = 1000000`))
    assert.equal(counted, endpoint.limits?.length, endpoint.path)
    const { status, headers } = await send(2)
    const wait = Number(headers['retry-after'])
    const longest = Math.max(...(endpoint.limits ?? []).map((it) => it.seconds))
    assert.deepEqual([status, wait > 0 && wait <= longest], [429, true], `${endpoint.path} ${wait}`)
  }
})

// Proves R38.
test('one customer who uploads without end is stopped, and nobody else is', async () => {
  await clearCounts()
  const upload = (who: typeof customer, at: number) =>
    who.call(api.orders.autoBotUpload, {
      body: { serviceId: bot, contactInfo: '@me', fileName: 'a.txt', content: `line ${at}` },
    })
  for (let at = 0; at < 20; at++) expectData(await upload(customer, at))
  expectRefusal(await upload(customer, 20), 429, 'RATE_LIMITED')
  expectData(await upload(other, 0))
  assert.equal(expectData(await customer.call(api.orders.botOrders)).total, 20)
})
