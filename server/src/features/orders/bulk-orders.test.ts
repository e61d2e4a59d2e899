import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const [service, single, byDay, bot] = await Promise.all([
  shop.createService({ price: 4_000, minAmount: 20, maxAmount: 10_000 }),
  shop.createService({ price: 4_000, mode: 'single' }),
  shop.createService({ price: 4_000, billing: 'day' }),
  shop.createService({ price: 15, serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED', maxAmount: 100_000 }),
])
const buyer = await shop.createBuyer(9_000_000)
const order = (body: object) =>
  buyer.call(api.orders.ref, {
    body: { serviceId: service, contactInfo: '@me', orderType: 'multiply', ...body } as never,
  })
const file = (content: string, fileName = 'links.txt') => ({ fileName, content })
const check = (serviceId: string, upload: object) =>
  buyer.call(api.orders.checkUpload, { body: { serviceId, ...upload } as never })

// Proves S1.4, S3.22, S3.29, S5.7.
test('a file of links: every line an amount of its own, paid together, followed one by one', async () => {
  const content = '\uFEFFhttps://a.example/?ref=1|10\r\n\r\nhttps://b.example/x|y?ref=2\t15\n https://c.example/ | 5 \n'
  const checked = expectData(await check(service, file(content)))
  assert.deepEqual(
    [checked.lines, checked.valid, checked.duplicates, checked.invalid, checked.total],
    [3, 3, 0, [], 120_000],
  )
  const placed = expectData(await order({ ...file(content), acceptTotal: 120_000 })).order
  assert.deepEqual([placed.orderType, placed.amount, placed.totalCash], ['multiply', 30, 120_000])
  const one = () => buyer.call(api.orders.order, { params: { id: placed.id } }).then(expectData)
  assert.deepEqual((await one()).links, [
    { line: 1, link: 'https://a.example/?ref=1', amount: 10, done: 0 },
    { line: 2, link: 'https://b.example/x|y?ref=2', amount: 15, done: 0 },
    { line: 3, link: 'https://c.example/', amount: 5, done: 0 },
  ])
  const callAsOperator = shop.operator.call
  const params = { id: placed.id }
  expectData(await callAsOperator(api.ordersOperator.take, { params }))
  const progress = (links: object[]) =>
    callAsOperator(api.ordersOperator.progress, { params, body: { links } as never })
  expectData(
    await progress([
      { line: 1, done: 10 },
      { line: 3, done: 2 },
    ]),
  )
  for (const links of [
    [{ line: 1, done: 9 }],
    [{ line: 2, done: 16 }],
    [{ line: 4, done: 1 }],
    [
      { line: 2, done: 1 },
      { line: 2, done: 2 },
    ],
  ])
    assert.ok(expectRefusal(await progress(links), 400, 'VALIDATION').links)
  const after = await one()
  assert.deepEqual([after.order.progress?.ok, after.refundQuote], [12, 72_000])
  assert.deepEqual(
    after.links.map((it) => it.done),
    [10, 0, 2],
  )
  expectData(await callAsOperator(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
  assert.deepEqual(
    (await one()).links.map((it) => it.done),
    [10, 15, 5],
  )
})

// Proves R30, S5.7.
test('a bad line names its number and its reason, in the asked language, and nothing is charged', async () => {
  const before = await shop.balanceOf(buyer)
  const content = [
    'https://a.example/|20',
    'https://b.example/',
    'javascript:alert(1)|5',
    'https://c.example/|0',
    'https://d.example/|1.5',
    'https://e.example/|-3',
    '|7',
    `https://f.example/${'x'.repeat(2_000)}|5`,
    'https://g.example/\uFFFD|5',
    'https://user:pass@h.example/|5',
    'just words|5',
  ].join('\n')
  const fields = expectRefusal(await order(file(content)), 400, 'VALIDATION')
  assert.deepEqual(
    Object.keys(fields),
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((line) => `line ${line}`),
  )
  assert.equal(fields['line 2'], 'Write the link, a bar (|) and the amount')
  const inRussian = server.as(buyer.accessToken, 'ru')
  const checked = expectData(
    await inRussian(api.orders.checkUpload, { body: { serviceId: service, ...file(content) } }),
  )
  assert.deepEqual([checked.lines, checked.valid, checked.total], [11, 1, null])
  assert.deepEqual(checked.invalid[0], {
    line: 2,
    reason: 'Укажите ссылку, вертикальную черту (|) и количество',
    code: 'lineFormat',
  })
  assert.equal(await shop.balanceOf(buyer), before)
})

// Proves S3.52, S7.20.
test('the same by a list; what does not fit together is refused', async () => {
  const links = [
    { link: 'https://a.example/', amount: 10 },
    { link: 'https://a.example/', amount: 11 },
  ]
  assert.equal(expectData(await order({ links })).order.amount, 21)
  assert.ok(expectRefusal(await order({ links, amount: 20 }), 400, 'VALIDATION').amount)
  const link = expectRefusal(await order({ links: [{ link: 'data:text/html,x', amount: 20 }] }), 400, 'VALIDATION')
  assert.deepEqual(Object.keys(link), ['links.0.link'])
  for (const body of [
    { links, ...file('https://a.example/|20') },
    { links, referralLink: 'https://a.example/' },
    { orderType: 'single', links },
    { links: [] },
    {},
    { serviceId: single, links },
    { serviceId: byDay, links },
    { links: [{ link: 'https://a.example/', amount: '20' }] },
    { links: [{ link: 'https://a.example/', amount: 19 }] },
  ])
    expectRefusal(await order(body), 400, 'VALIDATION')
})

// Proves R36, R39, S5.4, S5.5, S5.6, S9.19.
test('only .txt, not empty, not too large, not too long, and told in the exact words', async () => {
  const fields = async (upload: object) => expectRefusal(await check(bot, upload), 400, 'VALIDATION')
  for (const name of ['a.csv', 'a.txt.exe', 'txt', ''])
    assert.deepEqual(await fields(file('x', name)), { fileName: 'Only .txt files are allowed' }, name)
  for (const content of ['', ' \n\t\r\n', '\uFEFF'])
    assert.deepEqual(await fields(file(content)), { content: 'Please upload your iframe' })
  assert.equal((await fields({ fileName: 'a.txt' })).content, 'Please upload your iframe')
  assert.ok((await fields(file('x\n'.repeat(100_001)))).content)
  const million = 1024 * 1024
  expectData(await check(bot, file(`${`${'y'.repeat(1_023)}\n`.repeat(5 * 1024 - 1)}${'y'.repeat(1_024)}`)))
  expectRefusal(await check(bot, file('z'.repeat(5 * million + 1))), 413, 'TOO_LARGE')
  expectRefusal(await check(bot, file('z'.repeat(13 * million))), 413, 'TOO_LARGE')
  const broken = expectData(await check(bot, file('fine\nbro\uFFFDken\nnu\0l')))
  assert.deepEqual(
    broken.invalid.map(({ line, code }) => [line, code]),
    [
      [2, 'notText'],
      [3, 'notText'],
    ],
  )
})

test('a quote counts what a form holds, wrapped or not, and says whether the money is enough', async () => {
  const quote = async (body: object) => expectData(await buyer.call(api.orders.quote, { body: body as never }))
  const form = { serviceId: service, amount: 30 }
  const plain = await quote(form)
  assert.deepEqual(plain, {
    unitPrice: 4_000,
    amount: 30,
    subtotal: 120_000,
    tierPercent: 0,
    tierDiscount: 0,
    codeDiscount: 0,
    total: 120_000,
    balance: await shop.balanceOf(buyer),
    enough: true,
  })
  assert.deepEqual(await quote({ data: form }), plain)
  assert.equal(
    (await quote({ serviceId: service, orderType: 'multiply', ...file('https://a.example/|30') })).total,
    120_000,
  )
  assert.equal((await quote({ serviceId: bot, ...file('a\nb\na') })).total, 30)
  expectRefusal(await buyer.call(api.orders.quote, { body: { ...form, price: 1 } as never }), 400, 'VALIDATION')
})

test('after all this the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
