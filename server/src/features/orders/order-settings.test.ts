import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { DiscountTier } from '@runmart/contract/money'
import { makeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const second = await server.createCustomer()
await server.db.transaction((tx) => makeOperator(tx, second.email, { isOwner: false, rights: ['settings'] }))
const serviceId = await shop.createService({ price: 333 })

const usual: DiscountTier[] = [
  { deposit: 10_000_000, discount: 5 },
  { deposit: 25_000_000, discount: 10 },
  { deposit: 50_000_000, discount: 20 },
]
const read = async () => expectData(await operator.call(api.orderSettings.settings))
const save = (by: Person, tiers: readonly DiscountTier[], version: number) =>
  by.call(api.orderSettings.saveSettings, { body: { tiers: [...tiers], version } })
/** Sets the tiers, whatever the current ones are. */
async function setTiers(tiers: readonly DiscountTier[]) {
  const { version } = await read()
  return expectData(await save(operator, tiers, version))
}
const order = (amount: number, acceptTotal?: number) => ({ serviceId, amount, contactInfo: '@me', acceptTotal })
const quote = async (buyer: Person, amount: number) =>
  expectData(await buyer.call(api.orders.quote, { body: { serviceId, amount } }))

test('a shop begins with the tiers that all shops had', async () => {
  assert.deepEqual(await read(), { settings: { tiers: usual }, version: 1, changedAt: null, changedBy: null })
})

test('of two operators who save at once one is told, and every change is on record with before and after', async () => {
  const { version } = await setTiers(usual)
  const changed = (discount: number) => usual.with(1, { deposit: 25_000_000, discount })
  const answers = await runConcurrently(2, (index) =>
    index === 0 ? save(operator, changed(11), version) : save(second, changed(12), version),
  )
  const [refused] = answers.filter((it) => !it.success)
  assert.ok(refused)
  expectRefusal(refused, 409, 'CONFLICT')
  const now = await read()
  assert.equal(now.version, version + 1)
  const percent = now.settings.tiers[1]?.discount
  assert.equal(now.changedBy, percent === 11 ? operator.username : second.username)

  await setTiers([...now.settings.tiers, { deposit: 60_000_000, discount: 25 }])
  const { items } = expectData(await operator.call(api.audit.settings, { query: { action: 'orders.settings' } }))
  assert.deepEqual(
    items.map((it) => it.changes),
    [
      [
        { name: 'tier4Deposit', before: null, after: '60000000' },
        { name: 'tier4Percent', before: null, after: '25' },
      ],
      [{ name: 'tier2Percent', before: '10', after: String(percent) }],
    ],
  )
})

test('tiers whose deposits do not rise, or whose discounts fall or leave 1 to 50 %, are refused where they are wrong', async () => {
  const before = await read()
  const problemsOf = async (tiers: readonly object[]) => {
    const answer = await save(operator, tiers as DiscountTier[], before.version)
    return expectRefusal(answer, 400, 'VALIDATION')
  }
  const low = { deposit: 1_000, discount: 5 }
  assert.deepEqual(Object.keys(await problemsOf([low, { deposit: 1_000, discount: 6 }])), ['tiers.1.deposit'])
  assert.deepEqual(Object.keys(await problemsOf([low, { deposit: 999, discount: 4 }])), [
    'tiers.1.deposit',
    'tiers.1.discount',
  ])
  assert.deepEqual(Object.keys(await problemsOf([{ deposit: 1_000, discount: 51 }])), ['tiers.0.discount'])
  assert.deepEqual(Object.keys(await problemsOf([{ deposit: 0, discount: 0 }])), [
    'tiers.0.deposit',
    'tiers.0.discount',
  ])
  assert.deepEqual(Object.keys(await problemsOf([{ deposit: 1_000, discount: 5.5 }])), ['tiers.0.discount'])
  assert.deepEqual(Object.keys(await problemsOf([1, 2, 3, 4, 5, 6].map((it) => ({ deposit: it, discount: 5 })))), [
    'tiers',
  ])
  assert.deepEqual(await read(), before)
})

test('nobody writes such tiers past the contract, either', async () => {
  for (const [deposits, percents] of [
    [
      [2_000, 1_000],
      [5, 6],
    ],
    [
      [1_000, 1_000],
      [5, 6],
    ],
    [[0], [5]],
    [
      [1_000, 2_000],
      [6, 5],
    ],
    [[1_000], [0]],
    [[1_000], [51]],
    [[1_000, 2_000], [5]],
    [
      [1, 2, 3, 4, 5, 6],
      [1, 1, 1, 1, 1, 1],
    ],
    [
      [1_000, null],
      [5, 6],
    ],
    [
      [1_000, 2_000],
      [5, null],
    ],
  ])
    await assert.rejects(
      server.owner.transaction((tx) =>
        tx.run(
          sql`update orders.settings set tier_deposits = ${deposits}::bigint[], tier_percents = ${percents}::int[]`,
        ),
      ),
      /violates check constraint/,
      JSON.stringify([deposits, percents]),
    )
})

test('a changed tier is the same in the quote, the order, the profile, the dashboard, the referral page and the back office', async () => {
  await setTiers(usual)
  const buyer = await shop.createBuyer(12_000_000)
  const shownEverywhere = async () => {
    const { user } = expectData(await buyer.call(api.accounts.me))
    const summary = expectData(await buyer.call(api.dashboard.summary))
    const info = expectData(await buyer.call(api.referrals.info))
    const details = expectData(await operator.call(api.accountsOperator.customer, { params: { id: buyer.id } }))
    const quoted = await quote(buyer, 1_000)
    const { order: placed } = expectData(await buyer.call(api.orders.owner, { body: order(1_000, quoted.total) }))
    const { price } = expectData(await buyer.call(api.orders.order, { params: { id: placed.id } }))
    assert.equal(price.total, quoted.total)
    return [
      [user, summary.user, info, details].map((it) => it.currentDiscount),
      [quoted.tierPercent, quoted.tierDiscount, price.tierDiscount],
      [info.nextTier, info.tiers.length],
    ]
  }
  assert.deepEqual(await shownEverywhere(), [
    [5, 5, 5, 5],
    [5, 16_650, 16_650],
    [{ deposit: 25_000_000, discount: 10, missing: 13_000_000 }, 3],
  ])
  await setTiers([
    { deposit: 12_000_000, discount: 8 },
    { deposit: 12_000_001, discount: 50 },
  ])
  assert.deepEqual(await shownEverywhere(), [
    [8, 8, 8, 8],
    [8, 26_640, 26_640],
    [{ deposit: 12_000_001, discount: 50, missing: 1 }, 2],
  ])
  await setTiers([])
  assert.deepEqual(await shownEverywhere(), [
    [0, 0, 0, 0],
    [0, 0, 0],
    [null, 0],
  ])
})

test('a price seen before a tier changed is refused with the new one, and nothing is taken', async () => {
  await setTiers(usual)
  const buyer = await shop.createBuyer(10_000_000)
  const seen = await quote(buyer, 100)
  assert.equal(seen.total, 31_635)
  await setTiers([{ deposit: 10_000_000, discount: 4 }])
  const answer = await buyer.call(api.orders.owner, { body: order(100, seen.total) })
  expectRefusal(answer, 409, 'PRICE_CHANGED')
  assert.deepEqual(answer.data, { total: 31_968 })
  assert.equal(await shop.balanceOf(buyer), 10_000_000)
  expectData(await buyer.call(api.orders.owner, { body: order(100, 31_968) }))
  assert.equal(await shop.balanceOf(buyer), 10_000_000 - 31_968)
})

test('an order keeps the price it was placed with, and gives back exactly that', async () => {
  await setTiers([{ deposit: 1_000_000, discount: 30 }])
  const buyer = await shop.createBuyer(1_000_000)
  const { order: placed } = expectData(await buyer.call(api.orders.owner, { body: order(1_000) }))
  assert.equal(placed.totalCash, 233_100)
  await setTiers([{ deposit: 1_000_000, discount: 50 }])
  const kept = expectData(await buyer.call(api.orders.order, { params: { id: placed.id } }))
  assert.deepEqual([kept.price.tierDiscount, kept.price.total, kept.refundQuote], [99_900, 233_100, 233_100])
  expectData(await buyer.call(api.orders.cancel, { params: { id: placed.id } }))
  assert.equal(await shop.balanceOf(buyer), 1_000_000)
})

test('orders and changes of tiers at once: each order was priced by one set of tiers, whole, and the books hold', async () => {
  const buyer = await shop.createBuyer(50_000_000)
  const sets = [usual, [{ deposit: 50_000_000, discount: 40 }]]
  const totals = [266_400, 199_800]
  const [placed] = await Promise.all([
    runConcurrently(24, async () => expectData(await buyer.call(api.orders.owner, { body: order(1_000) })).order),
    (async () => {
      for (const index of [0, 1, 0, 1, 0, 1]) await setTiers(sets[index] as DiscountTier[])
    })(),
  ])
  for (const { totalCash, id } of placed) {
    assert.ok([...totals, 166_500].includes(totalCash), String(totalCash))
    const { price } = expectData(await buyer.call(api.orders.order, { params: { id } }))
    assert.equal(price.subtotal - price.tierDiscount, totalCash)
  }
  assert.deepEqual(await shop.brokenBooks(), [])
})
