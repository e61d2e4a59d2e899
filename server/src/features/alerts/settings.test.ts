import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { operator } = await createShop(server)

test('a shop without a Telegram bot refuses a test by Telegram, and sends the others', async () => {
  expectRefusal(await operator.call(api.alerts.test, { body: { way: 'telegram' } }), 503, 'NOT_CONFIGURED')
  expectData(await operator.call(api.alerts.test, { body: { way: 'mail' } }))
})
