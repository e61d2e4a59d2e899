import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)

const [setUp, promotion, bot, botByDay] = await Promise.all([
  shop.createService({ provider: 'OWNER_PROVIDE', price: 450_000, maxAmount: 10 }),
  shop.createService({ provider: 'PARTNER_PROVIDED', price: 4_000, minAmount: 20, maxAmount: 10_000 }),
  shop.createService({ provider: 'USER_PROVIDED', serviceType: 'AUTO_BOT', price: 15 }),
  shop.createService({
    provider: 'USER_PROVIDED',
    serviceType: 'AUTO_BOT',
    price: 9_000,
    billing: 'day',
    maxAmount: 90,
  }),
])
const form = <More extends object = object>(serviceId: string, more: More = {} as More) => ({
  serviceId,
  amount: 1,
  contactInfo: '@me',
  ...more,
})
const countOrders = async (call: typeof shop.operator.call) => expectData(await call(api.orders.history)).total

// Proves S1.8, S2.15, S3.6, S3.15, S3.21, S3.22, S3.26, S3.53, S3.67, S7.19.
test('an A to Z order: paid from the balance, told line by line, on the history and the books', async () => {
  const buyer = await shop.createBuyer(1_000_000)
  const body = form(setUp, { amount: 2, note: 'Please be quick', acceptTotal: 900_000 })
  const { order, balance } = expectData(await buyer.call(api.orders.owner, { body }))
  assert.equal(balance, 100_000)
  assert.equal(await shop.balanceOf(buyer), 100_000)
  assert.match(order.orderCode, /^RM-[2-9A-HJ-NP-Z]{6}$/)
  assert.deepEqual(
    [order.orderStatus, order.totalCash, order.amount, order.note, order.preOrder, order.botStatus, order.refunded],
    ['pending', 900_000, 2, 'Please be quick', false, null, 0],
  )
  assert.deepEqual(order.progress, { total: 2, ok: 0, failed: 0 })
  const one = expectData(await buyer.call(api.orders.order, { params: { id: order.id } }))
  assert.deepEqual(one.order, { ...order, category: 'mmo', categoryName: 'MMO' })
  assert.deepEqual(one.price, {
    unitPrice: 450_000,
    amount: 2,
    subtotal: 900_000,
    tierDiscount: 0,
    codeDiscount: 0,
    total: 900_000,
  })
  assert.equal(one.refundQuote, 900_000)
  assert.deepEqual(
    one.timeline.map(({ by, event, to }) => [by, event, to]),
    [['customer', 'placed', 'pending']],
  )
  const [movement] = expectData(await buyer.call(api.ledger.history)).items
  assert.deepEqual([movement?.type, movement?.amount, movement?.orderCode], ['order_ref', -900_000, order.orderCode])
})

test('an order says how it is billed', async () => {
  const buyer = await shop.createBuyer(1_000_000)
  for (const billing of ['unit', 'day'] as const) {
    const serviceId = await shop.createService({ billing })
    const { order } = expectData(
      await buyer.call(api.orders.owner, { body: { serviceId, amount: 2, contactInfo: '@me' } }),
    )
    const shown = expectData(await buyer.call(api.orders.order, { params: { id: order.id } })).order
    assert.deepEqual([order.billing, shown.billing, shown.progress === null], [billing, billing, billing === 'day'])
  }
})

// Proves S1.3, S3.51, S7.17.
test('each call takes only its own kind of service', async () => {
  const { call } = await shop.createBuyer(10_000_000)
  const elsewhere = async (answer: Promise<Parameters<typeof expectRefusal>[0]>) =>
    assert.deepEqual(expectRefusal(await answer, 400, 'VALIDATION'), {
      serviceId: 'This service can’t be ordered here. Please choose another.',
    })
  await elsewhere(call(api.orders.owner, { body: form(promotion, { amount: 20 }) }))
  await elsewhere(call(api.orders.partner, { body: { data: form(setUp) } }))
  await elsewhere(call(api.orders.user, { body: form(setUp) }))
  const link = { orderType: 'single', referralLink: 'https://example.com/?ref=1' } as const
  await elsewhere(call(api.orders.ref, { body: form(bot, link) }))
  const upload = { fileName: 'a.txt', content: 'one' }
  await elsewhere(call(api.orders.autoBotUpload, { body: { ...form(setUp), ...upload } }))
  assert.equal(await countOrders(call), 0)
  expectData(await call(api.orders.partner, { body: { data: form(promotion, { amount: 20 }) } }))
  expectData(await call(api.orders.user, { body: form(bot) }))
  expectData(await call(api.orders.ref, { body: form(promotion, { ...link, amount: 20 }) }))
})

// Proves S2.14, S5.1, S5.2, S5.3, S8.8.
test('the sentences of the form are exact, in three languages, and nothing is charged', async () => {
  const buyer = await shop.createBuyer(1_000_000)
  const fields = async (body: object, language = 'en') =>
    expectRefusal(
      await server.as(buyer.accessToken, language)(api.orders.owner, { body: body as never }),
      400,
      'VALIDATION',
    )
  assert.deepEqual(await fields({ amount: 1, contactInfo: ' ' }), {
    serviceId: 'Please choose service',
    contactInfo: 'Contact is required',
  })
  assert.equal((await fields(form(randomUUID()))).serviceId, 'Please choose service')
  assert.equal((await fields(form('no-id'))).serviceId, 'Please choose service')
  assert.equal((await fields(form(setUp, { contactInfo: '' }), 'vi')).contactInfo, 'Vui lòng nhập thông tin liên hệ')
  assert.equal((await fields(form(setUp, { contactInfo: '' }), 'ru')).contactInfo, 'Укажите контакт для связи')
  const links = expectRefusal(
    await buyer.call(api.orders.ref, { body: form(promotion, { orderType: 'single', amount: 20 }) as never }),
    400,
    'VALIDATION',
  )
  assert.deepEqual(links, { referralLink: 'Referral link is required' })
  assert.equal(await shop.balanceOf(buyer), 1_000_000)
})

// Proves R26, R27, R42, S2.13.
test('numbers must be numbers, in range, and prices are never taken from the client', async () => {
  const buyer = await shop.createBuyer(5_000_000)
  const amounts = [
    '5',
    '1e2',
    true,
    [5],
    {},
    5.5,
    -0,
    0,
    -1,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    1e308,
    0.1 + 0.2,
    '٥',
    null,
    11,
  ]
  for (const amount of amounts)
    expectRefusal(await buyer.call(api.orders.owner, { body: form(setUp, { amount }) as never }), 400, 'VALIDATION')
  for (const extra of [
    { price: 1 },
    { total: 1 },
    { userId: 'x' },
    { status: 'success' },
    { discount: 99 },
    { id: 'x' },
  ])
    expectRefusal(await buyer.call(api.orders.owner, { body: form(setUp, extra) as never }), 400, 'VALIDATION')
  assert.equal(await shop.balanceOf(buyer), 5_000_000)
  assert.equal(await countOrders(buyer.call), 0)
})

// Proves R42.
test('a price that is not what the customer saw charges nothing and tells the new total', async () => {
  const buyer = await shop.createBuyer(1_000_000)
  const answer = await buyer.call(api.orders.owner, { body: form(setUp, { acceptTotal: 400_000 }) })
  expectRefusal(answer, 409, 'PRICE_CHANGED')
  assert.deepEqual(answer.data, { total: 450_000 })
  assert.equal(await shop.balanceOf(buyer), 1_000_000)
})

// Proves S1.8.
test('too little money: nothing happens at all', async () => {
  const buyer = await shop.createBuyer(449_999)
  expectRefusal(await buyer.call(api.orders.owner, { body: form(setUp) }), 402, 'INSUFFICIENT_BALANCE')
  assert.equal(await countOrders(buyer.call), 0)
  assert.equal(await shop.balanceOf(buyer), 449_999)
})

// Proves R40.
test('60 parallel orders with money for one: one order, one charge, 59 clear refusals', async () => {
  const buyer = await shop.createBuyer(500_000)
  const answers = await runConcurrently(60, () =>
    buyer.call(api.orders.owner, { body: form(setUp) }, { idempotencyKey: randomUUID() }),
  )
  assert.equal(answers.filter((it) => it.success).length, 1)
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 402, 'INSUFFICIENT_BALANCE')
  assert.equal(await countOrders(buyer.call), 1)
  assert.equal(await shop.balanceOf(buyer), 50_000)
  const charges = expectData(await buyer.call(api.ledger.history, { query: { type: 'order_ref' } }))
  assert.equal(charges.total, 1)
})

test('the same key fifty times at once: one order, the same answer for all', async () => {
  const buyer = await shop.createBuyer(5_000_000)
  const idempotencyKey = randomUUID()
  const answers = await runConcurrently(50, () =>
    buyer.call(api.orders.owner, { body: form(setUp) }, { idempotencyKey }),
  )
  assert.equal(new Set(answers.map((it) => JSON.stringify(it))).size, 1)
  expectData(answers[0] as (typeof answers)[0])
  assert.equal(await countOrders(buyer.call), 1)
  const other = await buyer.call(api.orders.owner, { body: form(setUp, { amount: 2 }) }, { idempotencyKey })
  expectRefusal(other, 409, 'IDEMPOTENCY_MISMATCH')
  assert.equal(await shop.balanceOf(buyer), 4_550_000)
})

test('every way of ordering is done once per key', async () => {
  const buyer = await shop.createBuyer(5_000_000)
  const upload = { fileName: 'lines.txt', content: 'one\ntwo\nthree' }
  const link = { orderType: 'single' as const, referralLink: 'https://example.com/r', amount: 20 }
  const ways = [
    () => buyer.call(api.orders.owner, { body: form(setUp) }, { idempotencyKey: 'owner' }),
    () =>
      buyer.call(
        api.orders.partner,
        { body: { data: form(promotion, { amount: 20 }) } },
        { idempotencyKey: 'partner' },
      ),
    () => buyer.call(api.orders.user, { body: form(bot) }, { idempotencyKey: 'user' }),
    () => buyer.call(api.orders.ref, { body: form(promotion, link) }, { idempotencyKey: 'ref' }),
    () =>
      buyer.call(
        api.orders.autoBotUpload,
        { body: { serviceId: bot, contactInfo: '@me', ...upload } },
        { idempotencyKey: 'upload' },
      ),
  ]
  for (const way of ways) {
    const [first, second] = [expectData(await way()), expectData(await way())]
    assert.deepEqual(first, second)
  }
  assert.equal(await countOrders(buyer.call), ways.length)
})

// Proves S3.45, S3.54, S3.55.
test('the last place goes to one of fifty; a service that is closed to nobody', async () => {
  const last = await shop.createService({ price: 1_000, availability: 1 })
  const buyers = await runConcurrently(5, () => shop.createBuyer(1_000_000))
  const answers = await runConcurrently(50, (index) =>
    (buyers[index % 5] as (typeof buyers)[0]).call(api.orders.owner, { body: form(last) }),
  )
  assert.equal(answers.filter((it) => it.success).length, 1)
  for (const answer of answers) if (!answer.success) expectRefusal(answer, 409, 'SERVICE_UNAVAILABLE_NOW')
  const listed = expectData(await server.as(null)(api.catalog.services, { query: { status: 'sold_out' } })).items
  assert.deepEqual(
    listed.map(({ id, availability }) => [id, availability]),
    [[last, 0]],
  )
  const closed = await shop.createService({ status: 'maintenance' })
  const [buyer] = buyers
  expectRefusal(
    await (buyer as (typeof buyers)[0]).call(api.orders.owner, { body: form(closed) }),
    409,
    'SERVICE_UNAVAILABLE_NOW',
  )
})

// Proves R39, S1.5, S3.19, S3.68, S3.75, S7.18, S7.22.
test('a bot order without lines is a pre-order that waits; with lines they are counted and billed once each', async () => {
  const buyer = await shop.createBuyer(1_000_000)
  const { order } = expectData(await buyer.call(api.orders.user, { body: form(bot, { amount: 3 }) }))
  assert.deepEqual([order.preOrder, order.botStatus, order.totalCash], [true, 'waiting', 45])
  const [movement] = expectData(await buyer.call(api.ledger.history)).items
  assert.deepEqual([movement?.type, movement?.amount], ['order_auto', -45])
  const upload = { fileName: 'lines.txt', content: '\uFEFFone\r\n\r\ntwo\none\n three \n' }
  const body = { serviceId: bot, contactInfo: '@me', ...upload }
  const uploaded = expectData(await buyer.call(api.orders.autoBotUpload, { body })).order
  assert.deepEqual([uploaded.preOrder, uploaded.amount, uploaded.totalCash], [false, 3, 45])
  const counted = expectRefusal(
    await buyer.call(api.orders.autoBotUpload, { body: { ...body, amount: 4 } }),
    400,
    'VALIDATION',
  )
  assert.ok(counted.amount)
  const days = expectData(
    await buyer.call(api.orders.autoBotUpload, { body: { ...body, serviceId: botByDay, amount: 2 } }),
  ).order
  assert.deepEqual([days.amount, days.totalCash, days.progress], [2, 18_000, null])
  const without = expectRefusal(
    await buyer.call(api.orders.user, { body: form(bot, { preOrder: false }) }),
    400,
    'VALIDATION',
  )
  assert.deepEqual(without, { content: 'Please upload your iframe' })
  expectRefusal(await buyer.call(api.orders.owner, { body: form(setUp, { preOrder: true }) }), 400, 'VALIDATION')
})

// Proves R18, S3.30, S7.21.
test('a pre-order takes its lines once, at most as many as were paid for, and is not charged again', async () => {
  const buyer = await shop.createBuyer(1_000)
  const { order, balance } = expectData(await buyer.call(api.orders.user, { body: form(bot, { amount: 2 }) }))
  const fill = (more: object) => buyer.call(api.orders.autoBot, { body: { preOrderId: order.id, ...more } })
  assert.deepEqual(expectRefusal(await fill({}), 400, 'VALIDATION'), { content: 'Please upload your iframe' })
  assert.ok(expectRefusal(await fill({ fileName: 'a.txt', content: 'a\nb\nc' }), 400, 'VALIDATION').content)
  assert.equal(expectData(await fill({ fileName: 'a.txt', content: 'a\nb' })).balance, balance)
  expectRefusal(await fill({ fileName: 'a.txt', content: 'a\nb' }), 409, 'CONFLICT')
  expectRefusal(await fill({}), 409, 'INVALID_TRANSITION')
  const other = await shop.createBuyer(1)
  expectRefusal(await other.call(api.orders.autoBot, { body: { preOrderId: order.id } }), 404, 'NOT_FOUND')
  const { timeline } = expectData(await buyer.call(api.orders.order, { params: { id: order.id } }))
  assert.deepEqual(
    timeline.map((it) => it.event),
    ['placed', 'lines-given', 'bot-started'],
  )
})

test('lines for a paid pre-order are checked although nobody else could order any more', async () => {
  const last = await shop.createService({
    serviceType: 'AUTO_BOT',
    provider: 'USER_PROVIDED',
    price: 10,
    availability: 2,
  })
  const buyer = await shop.createBuyer(1_000)
  const { order } = expectData(await buyer.call(api.orders.user, { body: form(last, { amount: 2 }) }))
  const upload = { serviceId: last, fileName: 'a.txt', content: 'a\nb' }
  expectRefusal(await buyer.call(api.orders.checkUpload, { body: upload }), 409, 'SERVICE_UNAVAILABLE_NOW')
  const checked = expectData(await buyer.call(api.orders.checkUpload, { body: { ...upload, preOrderId: order.id } }))
  assert.deepEqual([checked.valid, checked.total], [2, null])
  const stranger = await shop.createBuyer(1)
  const theirs = await stranger.call(api.orders.checkUpload, { body: { ...upload, preOrderId: order.id } })
  expectRefusal(theirs, 404, 'NOT_FOUND')
})

test('an account that is not activated may look and ask for a price, not order', async () => {
  const person = await server.registerVisitor()
  const visitor = await server.signIn(person)
  expectRefusal(await visitor.call(api.orders.owner, { body: form(setUp) }), 403, 'ACCOUNT_INACTIVE')
  assert.equal(
    expectData(await visitor.call(api.orders.quote, { body: { serviceId: setUp, amount: 1 } })).enough,
    false,
  )
})

// Proves R40.
test('after all this the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
