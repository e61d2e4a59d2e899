import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { insertService } from '#features/catalog/service-queries.ts'
import { openDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { createDatabase } from '#test/database.ts'
import { serviceDraft } from '#test/shop.ts'
import { insertCode } from './discount-codes/code-queries.ts'
import { listLowestPrices } from './lowest-price.ts'

const database = await createDatabase()
const db = openDatabase(database.url, createLog('silent', 'test'))
after(async () => {
  await db.close()
  await database.drop()
})

const code = fc.record({
  kind: fc.constantFrom('percent' as const, 'fixed' as const),
  value: fc.integer({ min: 1, max: 90 }),
  minimum: fc.constantFrom(0, 0, 50, 1_000, 100_000),
  isForOther: fc.boolean(),
  isOver: fc.boolean(),
})
const offered = fc.record({
  price: fc.integer({ min: 0, max: 500 }),
  bracket: fc.option(fc.record({ from: fc.integer({ min: 2, max: 30 }), price: fc.integer({ min: 0, max: 500 }) })),
  minAmount: fc.integer({ min: 1, max: 20 }),
  more: fc.integer({ min: 0, max: 20 }),
  tier: fc.integer({ min: 1, max: 50 }),
  codes: fc.array(code, { maxLength: 3 }),
})

test('no order comes to less for one than the lowest price, but for the dong that rounding takes, and one comes to it', async () => {
  for (const it of fc.sample(offered, 120)) {
    const { price, bracket, minAmount, more, tier } = it
    const service = { price, brackets: bracket ? [bracket] : [], minAmount, maxAmount: minAmount + more }
    const id = randomUUID()
    const { lowest, orders } = await db.transaction(async (tx) => {
      await tx.run(sql`delete from orders.codes`)
      await tx.run(
        sql`update orders.settings set tier_deposits = ${[1_000]}::bigint[], tier_percents = ${[tier]}::int[]`,
      )
      await insertService(tx, id, { ...serviceDraft, ...service, slug: id })
      for (const [nth, { isForOther, isOver, ...rest }] of it.codes.entries())
        await insertCode(
          tx,
          `CODE${nth}`,
          {
            ...rest,
            startsAt: null,
            endsAt: isOver ? '2020-01-01T00:00:00Z' : null,
            mostUses: null,
            mostUsesEach: null,
            serviceIds: isForOther ? [randomUUID()] : null,
            active: true,
          },
          randomUUID(),
        )
      const prices = await listLowestPrices(tx, [{ ...service, id }])
      const possible = await tx.all<{ total: number; amount: number }>(sql`
        select p.total, p.amount from catalog.services s, generate_series(s.min_amount, s.max_amount) as a (amount),
          (select null::orders.codes as code union all select c from orders.codes c) as c,
          lateral orders.price(s, 1000, a.amount, null, (c.code).code, c.code, 0, s.provider, s.service_type, 'single', false,
            ${[1_000]}::bigint[], ${[tier]}::int[]) as p
        where s.id = ${id} and p.refusal is null`)
      return { lowest: prices.get(id), orders: possible }
    })
    assert.ok(lowest)
    const each = Number(lowest.total) / Number(lowest.amount)
    for (const { total, amount } of orders)
      assert.ok(total > each * amount - 2, JSON.stringify({ it, total, amount, each }))
    assert.ok(orders.some((order) => order.total === Number(lowest.total) && order.amount === Number(lowest.amount)))
  }
})
