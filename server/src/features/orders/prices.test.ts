import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { type Bracket, MAX_BRACKETS, unitPrice } from '@runmart/contract/catalog-brackets'
import { type DiscountTier, discountedTotal, shareOf, tierDiscount } from '@runmart/contract/money'
import { MAX_TIERS } from '@runmart/contract/orders-settings'
import { partnerShare, WHOLE_SHARE } from '@runmart/contract/partners'
import fc from 'fast-check'
import { insertService } from '#features/catalog/service-queries.ts'
import { customerAccount, findTotals, house, post } from '#features/ledger/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { createLog } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { createDatabase } from '#test/database.ts'
import { serviceDraft } from '#test/shop.ts'
import { insertCode } from './discount-codes/code-queries.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder } from './order-queries.ts'
import { getTiers } from './order-settings.ts'
import { createRequest, insertPaidOrders } from './place-queries.ts'
import { quotePrice } from './price-queries.ts'
import { refundDue } from './refund-due.ts'

const database = await createDatabase()
const db = openDatabase(database.url, createLog('silent', 'test'))
after(async () => {
  await db.close()
  await database.drop()
})

const usualTiers: DiscountTier[] = [
  { deposit: 10_000_000, discount: 5 },
  { deposit: 25_000_000, discount: 10 },
  { deposit: 50_000_000, discount: 20 },
]
/** As the contract allows them: deposits rise, discounts do not fall. */
const anyTiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 100_000_000_000 }), { maxLength: MAX_TIERS })
  .chain((deposits) => {
    const discounts = fc.array(fc.integer({ min: 1, max: 50 }), {
      minLength: deposits.length,
      maxLength: deposits.length,
    })
    const rising = deposits.toSorted((a, b) => a - b)
    return discounts.map((them) =>
      them.toSorted((a, b) => a - b).map((discount, at) => ({ deposit: rising[at] as number, discount })),
    )
  })

const basket = fc.record({
  price: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 1_000_000_000 })),
  brackets: fc.oneof(
    fc.constant<Bracket[]>([]),
    fc
      .uniqueArray(
        fc.record({
          from: fc.oneof(fc.integer({ min: 2, max: 7 }), fc.integer({ min: 2, max: 1_000_000 })),
          price: fc.integer({ min: 0, max: 1_000_000_000 }),
        }),
        { selector: ({ from }) => from, maxLength: MAX_BRACKETS },
      )
      .map((it) => it.toSorted((a, b) => a.from - b.from)),
  ),
  amount: fc.oneof(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 1_000_000 })),
  serviceType: fc.constantFrom('REFERRAL' as const, 'AUTO_BOT' as const),
  tiers: fc.oneof(fc.constant(usualTiers), anyTiers),
  /** The position among the tiers' borders, and the side of it. */
  deposited: fc.record({ nth: fc.nat({ max: MAX_TIERS }), beside: fc.constantFrom(-1, 0, 1) }),
  code: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('fixed' as const), value: fc.integer({ min: 1, max: 1_000_000_000 }) }),
    ),
  ),
})
type Basket = typeof basket extends fc.Arbitrary<infer B> ? B : never

/** The unit price: that of the largest bracket which the amount reaches. */
function unitPriceOf({ price, brackets, amount }: Basket): number {
  let unitPrice = price
  for (const bracket of brackets) if (bracket.from <= amount) unitPrice = bracket.price
  return unitPrice
}

/** A deposit at the basket's tier border; beyond the last, more than every tier needs. */
function depositedOf({ tiers, deposited: { nth, beside } }: Basket): number {
  const border = tiers[nth]?.deposit ?? (tiers.at(-1)?.deposit ?? 0) + 1_000_000
  return Math.max(0, border + beside)
}

/** The highest percent of the reached tiers. */
function percentOf(it: Basket): bigint {
  const reached = it.tiers.filter(({ deposit }) => depositedOf(it) >= deposit)
  return BigInt(Math.max(0, ...reached.map(({ discount }) => discount)))
}

/** The contract's rule in other words: each step takes its percent off and rounds down the rest. */
function totalOf(it: Basket) {
  const { amount, serviceType, code } = it
  const subtotal = BigInt(unitPriceOf(it)) * BigInt(amount)
  const afterTier = serviceType === 'REFERRAL' ? (subtotal * (100n - percentOf(it))) / 100n : subtotal
  if (!code) return Number(afterTier)
  const left =
    code.kind === 'percent' ? (afterTier * (100n - BigInt(code.value))) / 100n : afterTier - BigInt(code.value)
  return Number(left < 0n ? 0n : left)
}

/** The origin of the money does not matter, but it must not count as a deposit. */
async function fund(tx: Tx, customerId: string, deposited: number, needed: number): Promise<void> {
  const pay = (kind: string, amount: number) => {
    const legs = { [house.manual]: -amount, [customerAccount(customerId)]: amount }
    return post(tx, { kind, reference: randomUUID(), legs })
  }
  if (deposited) await pay('deposit', deposited)
  if (needed) await pay('commission', needed)
}

async function shopFor(tx: Tx, it: Basket) {
  const [customerId, serviceId] = [randomUUID(), randomUUID()]
  const discountCode = it.code ? `C${randomUUID().slice(0, 8).toUpperCase()}` : undefined
  await insertService(tx, serviceId, {
    ...serviceDraft,
    slug: serviceId,
    price: it.price,
    brackets: it.brackets,
    serviceType: it.serviceType,
  })
  const limits = {
    startsAt: null,
    endsAt: null,
    mostUses: 1,
    mostUsesEach: 1,
    minimum: 0,
    serviceIds: null,
    active: true,
  }
  if (it.code && discountCode) await insertCode(tx, discountCode, { ...it.code, ...limits }, randomUUID())
  await fund(tx, customerId, depositedOf(it), unitPriceOf(it) * it.amount)
  await tx.run(sql`update orders.settings set tier_deposits = ${it.tiers.map(({ deposit }) => deposit)},
    tier_percents = ${it.tiers.map(({ discount }) => discount)}`)
  const kind = { provider: null, serviceType: null, orderType: 'single' as const }
  return { customerId, serviceId, amount: it.amount, counted: null, discountCode, ...kind }
}

type Asked = Awaited<ReturnType<typeof shopFor>>

async function insertPaidOrder(tx: Tx, { customerId, ...form }: Asked, acceptTotal?: number) {
  const customer = { caller: { userId: customerId }, request: { language: 'en' as const } }
  const request = createRequest(customer, { ...form, contactInfo: '@me', acceptTotal }, {})
  const [placed] = await insertPaidOrders(tx, [request])
  if (!placed || placed instanceof Refusal) throw placed
  return placed
}

// Proves R50, S2.17, S9.11, S9.12.
test('any basket, tier and code: the lines make the total, the total is what was quoted and what was taken', async () => {
  await fc.assert(
    fc.asyncProperty(basket, (it) =>
      db.transaction(async (tx) => {
        const asked = await shopFor(tx, it)
        const quoted = await quotePrice(tx, { ...asked, hasLinks: false })
        const before = (await findTotals(tx, asked.customerId)).balance
        const placed = await insertPaidOrder(tx, asked, quoted.total)
        const { balance } = await findTotals(tx, asked.customerId)
        assert.equal(placed.total, totalOf(it))
        assert.equal(placed.total, quoted.total)
        const subtotal = BigInt(unitPrice(it, it.amount)) * BigInt(it.amount)
        assert.equal(placed.total, Number(discountedTotal(subtotal, quoted.tierPercent, it.code)))
        const earned = tierDiscount(await getTiers(tx), depositedOf(it))
        assert.equal(earned, Number(percentOf(it)))
        assert.equal(quoted.tierPercent, it.serviceType === 'REFERRAL' ? earned : 0)
        assert.deepEqual([quoted.unitPrice, placed.unitPrice], [unitPriceOf(it), unitPriceOf(it)])
        assert.equal(unitPrice(it, it.amount), unitPriceOf(it))
        assert.equal(placed.subtotal, unitPriceOf(it) * it.amount)
        assert.equal(placed.subtotal - placed.tierDiscount - placed.codeDiscount, placed.total)
        assert.equal(before - balance, placed.total)
        assert.equal(placed.balance, balance)
        for (const sum of [placed.total, placed.tierDiscount, placed.codeDiscount, balance])
          assert.ok(Number.isSafeInteger(sum) && sum >= 0)
      }),
    ),
    { numRuns: 150 },
  )
})

// Proves R50.
test('what was delivered and what goes back make the total, whatever was given back before; all back leaves nothing', async () => {
  const parts = fc.tuple(basket, fc.nat({ max: 1_000_000 }), fc.nat({ max: 1_000_000 }), fc.boolean())
  await fc.assert(
    fc.asyncProperty(parts, ([it, doneOf, partOf, operatorEnds]) =>
      db.transaction(async (tx) => {
        const asked = await shopFor(tx, it)
        const before = (await findTotals(tx, asked.customerId)).balance
        const { id, total } = await insertPaidOrder(tx, asked)
        const done = operatorEnds ? 0 : doneOf % (it.amount + 1)
        await tx.run(sql`update orders.orders set status = 'in-progress', done = ${done} where id = ${id}`)
        const order = await lockOrder(tx, id)
        const due = refundDue(order)
        assert.equal(due + shareOf(total, done, it.amount), total)
        const given = { ...order, refunded: Math.min(total, partOf) }
        assert.equal(refundDue(given), Math.max(0, due - given.refunded))
        const by = { byId: null, by: operatorEnds ? 'operator' : 'customer' } as const
        const end = operatorEnds ? { to: 'refund', event: 'refunded' } : { to: 'cancel', event: 'cancelled' }
        const ended = await moveOrder(tx, order, {
          ...by,
          ...(end as { to: 'cancel'; event: 'cancelled' }),
          refund: due,
        })
        const { balance } = await findTotals(tx, asked.customerId)
        assert.equal(before - balance, total - ended.refunded)
        if (done === 0) assert.equal(balance, before)
      }),
    ),
    { numRuns: 100 },
  )
})

test('the database and the contract count a partner’s share alike', async () => {
  const kept = fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 100_000_000_000 }))
  const cases = fc.sample(fc.tuple(kept, fc.integer({ min: 0, max: WHOLE_SHARE })), 300)
  const rows = await db.transaction((tx) =>
    tx.all<{ share: number }>(sql`
      select orders.partner_share(kept, share) as share
      from unnest(${cases.map(([sum]) => sum)}::bigint[], ${cases.map(([, share]) => share)}::int[])
        with ordinality as it (kept, share, nth) order by nth`),
  )
  assert.deepEqual(
    rows.map((it) => it.share),
    cases.map(([sum, share]) => partnerShare(sum, share)),
  )
})
