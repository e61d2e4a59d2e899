import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { customerAccount } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { killWhileWaiting, startApi } from '#test/api-process.ts'
import { expectData } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { shareRefunds } from '#test/share-refunds.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { createPartner, createServiceOf, sumsOf } = partnerShop(server, shop)
const { refundInAnyOrder } = shareRefunds(server, shop)

test('many refunds, deliveries and releases in a random order: the share is the part of what was kept', () =>
  refundInAnyOrder(8))

test('kill -9 while an order is paid: order, payment and share are there wholly or not at all', async () => {
  const partner = await createPartner()
  const serviceId = await createServiceOf(partner, 5_000, { price: 1_000 })
  const buyer = await shop.createBuyer(1_000)
  const doomed = await startApi(server)
  const body = { data: { serviceId, amount: 1, contactInfo: '@me' } }
  const idempotencyKey = randomUUID()
  const answer = await killWhileWaiting(
    server,
    doomed,
    (tx) => tx.run(sql`select from ledger.accounts where path = ${customerAccount(buyer.id)} for update`),
    () => doomed.callAs(buyer)(api.orders.partner, { body }, { idempotencyKey }),
  )
  assert.ok(answer instanceof Error, 'the answer must be lost with the process')
  expectData(await buyer.call(api.orders.partner, { body }, { idempotencyKey }))
  assert.equal((await sumsOf(partner)).held, 500)
  assert.deepEqual(await shop.brokenBooks(), [])
})
