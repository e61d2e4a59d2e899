import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { demoServices } from '#src/demo-services.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'
import { seedServices } from './index.ts'

const server = await startTestServer()
const visitor = server.as(null)
const list = async (query: object = {}, language = 'en') =>
  expectData(await server.as(null, language)(api.catalog.services, { query })).items

// Proves S1.1.
test('an empty shop has an empty catalogue; a furnished one shows it, signed out too', async () => {
  assert.deepEqual(await list(), [])
  await Promise.all(Array.from({ length: 3 }, () => server.db.transaction((tx) => seedServices(tx, demoServices))))
  assert.deepEqual(
    (await list()).map((it) => it.name),
    demoServices.map((it) => it.texts.en.name),
  )
})

// Proves S1.1, S3.47, S3.53, S7.16.
test('provider, type, status and words narrow it down', async () => {
  const all = await list()
  for (const provider of ['USER_PROVIDED', 'OWNER_PROVIDE', 'PARTNER_PROVIDED'] as const) {
    const some = await list({ provider })
    assert.deepEqual(
      some,
      all.filter((it) => it.provider === provider),
    )
    assert.ok(some.length > 0)
  }
  assert.deepEqual(
    await list({ serviceType: 'AUTO_BOT' }),
    all.filter((it) => it.serviceType === 'AUTO_BOT'),
  )
  assert.deepEqual(
    await list({ status: 'sold_out' }),
    all.filter((it) => it.status === 'sold_out'),
  )
  for (const category of ['mmo', 'referral', 'game', 'telegram', 'proxy'] as const) {
    const some = await list({ category })
    assert.deepEqual(
      some,
      all.filter((it) => it.category === category),
    )
    assert.ok(some.length > 0)
  }
  assert.deepEqual(
    (await list({ q: 'CHECKER' })).map((it) => it.name),
    ['Link checker', 'Proxy checker'],
  )
  assert.deepEqual(await list({ q: '%' }), [])
})

// Proves S3.44, S9.4.
test('names come in the asked language, and searching follows it', async () => {
  assert.deepEqual(
    (await list({ q: 'прокси' }, 'ru')).map((it) => it.name),
    ['Проверка прокси', 'Серверный прокси, один адрес'],
  )
  assert.ok((await list({}, 'vi')).some((it) => it.name === 'Kiểm tra liên kết'))
  assert.deepEqual(await list({}, 'de'), await list())
})

test('a value that does not exist is refused, unknown filters are ignored', async () => {
  expectRefusal(await visitor(api.catalog.services, { query: { provider: 'NOBODY' } as never }), 400, 'VALIDATION')
  assert.equal((await list({ color: 'red' })).length, demoServices.length)
})
