import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { checkBooks } from '#features/books/index.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { createPartner, createServiceOf, order, deliver, release } = partnerShop(server, shop)
const partner = await createPartner()
const serviceId = await createServiceOf(partner, 7_000, { price: 1_000 })
const buyer = await shop.createBuyer(1_000_000)

/** The books' complaints about shares after these statements; rolls the statements back. */
async function said(...statements: Sql[]): Promise<string[]> {
  let examples: string[] = []
  const undone = server.owner.transaction(async (tx) => {
    for (const it of statements) await tx.run(it)
    const { checks } = await checkBooks(tx)
    examples = checks.find((it) => it.name === 'shares-equal-postings')?.examples ?? []
    throw new Error('put back')
  })
  await assert.rejects(undone, /put back/)
  return examples
}

/** An order of the partner, with its code. */
async function ordered(): Promise<{ id: string; code: string }> {
  const id = await order(buyer, serviceId)
  return { id, code: expectData(await buyer.call(api.orders.order, { params: { id } })).order.orderCode }
}
const delivered = await ordered()
await deliver(partner, delivered.id)
await release()
const [one, two] = [await ordered(), await ordered()]

test('the books agree with a held and a released share', async () => {
  assert.deepEqual(await said(), [])
})

test('every posting names its partner, and the books tell what is held for each', async () => {
  const rows = await server.owner.transaction((tx) =>
    tx.all<{ kind: string; partnerId: string }>(sql`
      select kind, details->>'partnerId' as "partnerId" from ledger.transactions where kind like 'partner_share%'`),
  )
  assert.deepEqual(new Set(rows.map((it) => it.partnerId)), new Set([partner.id]))
  assert.deepEqual(new Set(rows.map((it) => it.kind)), new Set(['partner_share', 'partner_share_released']))
  const { partners } = expectData(await shop.operator.call(api.ledger.books))
  assert.deepEqual(partners, [{ id: partner.id, name: partner.username, balance: 1_400 }])
})

test('a released share of an order that was refunded, and that no job settled, is found', async () => {
  const { id, code } = delivered
  const refund = sql`update orders.orders set refunded = total where id = ${id}`
  assert.deepEqual(await said(refund), [`${code}: share 700 instead of 0`])
  const lately = sql`
    insert into orders.timeline (order_id, by, event, details) values (${id}, 'operator', 'refunded', '{"refunded": 1000}')`
  assert.deepEqual(await said(refund, lately), [])
  const closed = sql`update accounts.users set status = 'closed' where id = ${partner.id}`
  assert.deepEqual(await said(refund, closed), [])
})

test('an order of a partner without a share is found, and one whose share is somebody else’s', async () => {
  const found = await said(sql`delete from orders.shares where order_id = ${one.id}`)
  assert.ok(found.includes(`${one.code}: no share`))
  const others = sql`update orders.shares set partner_id = ${buyer.id} where order_id = ${one.id}`
  const othersFound = await said(others)
  assert.ok(othersFound.includes(`${one.code}: no share`))
  assert.ok(othersFound.includes(`${one.code} PS-${one.code.slice(3)}: other partner`))
})

test('two held shares that are wrong by the same sum in opposite directions are both found', async () => {
  const opposite = sql`
    update orders.shares set amount = amount + case order_id when ${one.id} then 7 else -7 end
    where order_id in (${one.id}, ${two.id})`
  const found = await said(opposite)
  assert.ok(found.includes(`${one.code}: held 707 instead of 700`))
  assert.ok(found.includes(`${two.code}: held 693 instead of 700`))
})
