import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { buyItems, claim, claimed, createStockedService, goodsOf } from '#test/warranty-shop.ts'

const server = await startTestServer()
const shop = await createShop(server)
const PRICE = 1_000

const change = (statement: ReturnType<typeof sql>) => server.owner.transaction((tx) => tx.run(statement))
const warrantyOf = async ({ call }: Person, id: string) => expectData(await call(api.warranty.mine, { params: { id } }))

test('an order takes fifty claims, and says so', async () => {
  const buyer = await shop.createBuyer(60 * PRICE)
  const { order, items } = await buyItems(buyer, await createStockedService(shop, { items: 52 }), 52)
  for (const item of items.slice(0, 50)) await claimed(buyer, order.id, { items: [item] })
  const answer = await claim(buyer.call, order.id, { items: items.slice(50) })
  assert.match(String(expectRefusal(answer, 400, 'VALIDATION').text), /50 times/)
  assert.equal((await warrantyOf(buyer, order.id)).claimable, 0)
})

test('of orders too small for the part of a stock one item is replaced, three times for a customer, also at once', async () => {
  const serviceId = await createStockedService(shop, { items: 40, replacePercent: 1 })
  const buyer = await shop.createBuyer(20 * PRICE)
  const bought = []
  for (let at = 0; at < 6; at++) bought.push(await buyItems(buyer, serviceId, 2))
  const [first, ...others] = bought
  assert.ok(first)
  const two = await claimed(buyer, first.order.id, { items: first.items })
  assert.equal(two.status, 'waiting')
  const claims = await runConcurrently(others.length, (at) => {
    const { order, items } = others[at] ?? first
    return claimed(buyer, order.id, { items: items.slice(0, 1) })
  })
  assert.equal(claims.filter((it) => it.status === 'replaced').length, 3)
  // Another service, another customer and a larger order have limits of their own.
  const stranger = await shop.createBuyer(20 * PRICE)
  const theirs = await buyItems(stranger, serviceId, 1)
  assert.equal((await claimed(stranger, theirs.order.id, { items: theirs.items })).status, 'replaced')
  const next = (await goodsOf(stranger.call, theirs.order.id)).map((it) => it.id)
  assert.equal((await claimed(stranger, theirs.order.id, { items: next })).status, 'waiting')
  await change(
    sql`update warranty.claims set claimed_at = claimed_at - interval '31 days' where customer_id = ${buyer.id}`,
  )
  const later = await buyItems(buyer, serviceId, 1)
  assert.equal((await claimed(buyer, later.order.id, { items: later.items })).status, 'replaced')
})

test('a claim waits for whoever is closing its account', async () => {
  const buyer = await shop.createBuyer(PRICE)
  const { order, items } = await buyItems(buyer, await createStockedService(shop, { items: 1 }), 1)
  let answered = false
  const answer = await server.owner.transaction(async (tx) => {
    await tx.run(sql`select from accounts.users where id = ${buyer.id} for update`)
    const made = claim(buyer.call, order.id, { items })
    void made.then(() => {
      answered = true
    })
    await eventually(async () =>
      tx.find(sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    )
    assert.equal(answered, false)
    return { made }
  })
  expectData(await answer.made)
})
