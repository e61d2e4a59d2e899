import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { startTestServer } from '#test/test-server.ts'
import { seedDemoSettings } from './index.ts'

const server = await startTestServer()
await server.db.transaction(seedDemoSettings)
const real = await startTestServer({ demoBank: false })

const letTimePass = () => server.db.transaction((tx) => tx.run(sql`update deposits.feeds set asked_at = '-infinity'`))

test('a demo shop walks the whole Binance way: one with the content is found, one without is claimed', async () => {
  const customer = await server.createCustomer()
  const { ready, simulated } = expectData(await customer.call(api.deposits.information))
  assert.deepEqual([ready.crypto, simulated], [true, true])
  expectData(await customer.call(api.deposits.simulateCrypto, { body: { amount: '10', withContent: true } }))
  const lost = await customer.call(api.deposits.simulateCrypto, { body: { amount: '20', withContent: false } })
  const { orderId } = expectData(lost)
  await letTimePass()
  const { credited } = expectData(await customer.call(api.deposits.checkCrypto))
  assert.deepEqual(
    credited.map((it) => it.amount),
    [261_255],
  )
  const claim = { body: { transactionId: orderId, amount: '20' } }
  const { transaction } = expectData(await customer.call(api.deposits.claimCrypto, claim))
  assert.equal(transaction.amount, 496_385)
})

test('the demo’s Binance answers nobody without its key, and a real shop has none', async () => {
  const path = '/api/demo/binance/sapi/v1/pay/transactions?timestamp=1'
  assert.equal((await fetch(server.url + path)).status, 401)
  assert.equal((await fetch(real.url + path)).status, 404)
  const customer = await real.createCustomer()
  const body = { amount: '10', withContent: true }
  expectRefusal(await customer.call(api.deposits.simulateCrypto, { body }), 404, 'NOT_FOUND')
  assert.equal(expectData(await customer.call(api.deposits.information)).simulated, false)
})
