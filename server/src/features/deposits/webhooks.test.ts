import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { startSepayStandIn } from '#outside/sepay/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'
import { transferContent } from '#test/transfer-content.ts'
import { seedDemoSettings } from './index.ts'

const SECRET = 'a secret shared with the bank'
const sepay = await startSepayStandIn(SECRET)
after(() => sepay.close())
const server = await startTestServer({ sepay: { apiKey: '', secret: SECRET, apiToken: '', apiUrl: '' } })
await server.db.transaction(seedDemoSettings)

test('of notices that arrive together, one that cannot be read is refused alone, and the others are credited', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      sepay.tell(server.url, {
        content: index === 18 ? `${content} \0` : content,
        transferAmount: index === 17 ? 1e15 : 1_000,
      }),
    ),
  )
  assert.deepEqual(
    answers.map((it) => it.status),
    answers.map((_, index) => (index === 17 ? 400 : 200)),
  )
  await eventually(async () => expectData(await customer.call(api.accounts.me)).user.balance === 39_000)
  const notified = () => customer.call(api.notifications.list, { query: { limit: '100' } })
  await eventually(async () => expectData(await notified()).total === 39)
})

test('what was answered with 200 is in the inbox at that very moment', async () => {
  for (let round = 0; round < 5; round++) {
    const ids = Array.from({ length: 20 }, sepay.nextId)
    await Promise.all(
      ids.map(async (id) => {
        assert.equal((await sepay.tell(server.url, { id, content: 'nobody' })).status, 200)
        const found = await server.db.transaction((tx) =>
          tx.find(sql`select from deposits.transfers where external_id = ${String(id)}`),
        )
        assert.ok(found)
      }),
    )
  }
})
