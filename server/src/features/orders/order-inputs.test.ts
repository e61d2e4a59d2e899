import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Answer } from '@runmart/contract/client'
import type { FieldDraft, OrderInputs } from '@runmart/contract/orders-fields'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently, serviceField } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const buyer = await shop.createBuyer(9_000_000)

const link = serviceField('link', 'link', { hosts: ['t.me', 'example.com'] })
const form = (serviceId: string, inputs?: OrderInputs) => ({
  serviceId,
  amount: 2,
  contactInfo: '@me',
  ...(inputs && { inputs }),
})
const fieldsOf = (answer: Answer<unknown>) => expectRefusal(answer, 400, 'VALIDATION')
const createService = (fields: FieldDraft[], it = {}) => shop.createService({ fields, ...it })

/** Expects refused orders, and returns the problem of each field; the balance stays the same. */
async function refusedFields(serviceId: string, inputs?: OrderInputs): Promise<Record<string, string>> {
  const before = await shop.balanceOf(buyer)
  const answer = await buyer.call(api.orders.owner, { body: form(serviceId, inputs) })
  assert.equal(await shop.balanceOf(buyer), before)
  return fieldsOf(answer)
}

// Proves S5.3, S10.1.
test('a referral service is not ordered without its link, by any call', async () => {
  const sentence = 'Referral link is required'
  const owner = await createService([link], { category: 'referral' })
  assert.deepEqual(await refusedFields(owner), { 'inputs.link': sentence })
  assert.deepEqual(await refusedFields(owner, { link: '  ' }), { 'inputs.link': sentence })
  const before = await shop.balanceOf(buyer)
  const partner = await createService([link], { category: 'referral', provider: 'PARTNER_PROVIDED' })
  const user = await createService([link], { category: 'referral', provider: 'USER_PROVIDED' })
  for (const answer of [
    await buyer.call(api.orders.partner, { body: { data: form(partner) } }),
    await buyer.call(api.orders.user, { body: form(user) }),
  ]) {
    assert.deepEqual(fieldsOf(answer), { 'inputs.link': sentence })
  }
  const single = await buyer.call(api.orders.ref, { body: { ...form(owner), orderType: 'single' } })
  assert.deepEqual(fieldsOf(single), { referralLink: sentence })
  assert.equal(await shop.balanceOf(buyer), before)
})

test('what a service asks for is stored with the order, for its customer and the desk', async () => {
  const serviceId = await createService([link, serviceField('comments', 'long-text', { required: false })])
  const inputs = { link: ' https://t.me/shop ', comments: 'two\nlines' }
  const { order } = expectData(await buyer.call(api.orders.owner, { body: form(serviceId, inputs) }))
  const stored = { link: 'https://t.me/shop', comments: 'two\nlines' }
  assert.deepEqual(order.inputs, stored)
  const params = { id: order.id }
  const mine = expectData(await server.as(buyer.accessToken, 'vi')(api.orders.order, { params }))
  assert.deepEqual(mine.order.inputs, stored)
  assert.deepEqual(
    mine.fields.map((it) => [it.key, it.label]),
    [
      ['link', 'link (vi)'],
      ['comments', 'comments (vi)'],
    ],
  )
  const desk = expectData(await shop.operator.call(api.ordersOperator.order, { params }))
  assert.deepEqual(desk.order.inputs, stored)
  assert.equal(desk.fields.length, 2)
  const { items } = expectData(await buyer.call(api.orders.history))
  assert.equal(items[0]?.id, order.id)
  assert.equal(items[0]?.inputs, undefined)
})

test('each kind of field refuses what it does not take, under the name of the field', async () => {
  const serviceId = await createService([
    link,
    serviceField('username', 'username', { required: false }),
    serviceField('title', 'text', { required: false, maxLength: 5 }),
    serviceField('list', 'file', { required: false }),
    serviceField('size', 'number', { required: false, min: 2, max: 4 }),
    serviceField('colour', 'choice', {
      required: false,
      choices: [{ value: 'red', labels: { en: 'Red', vi: 'Đỏ', ru: 'Красный' } }],
    }),
  ])
  const good = { link: 'https://shop.example.com/?ref=1' }
  const cases: [OrderInputs, string][] = [
    [{ link: 'example.com' }, 'inputs.link'],
    [{ link: 'https://example.com.evil.test' }, 'inputs.link'],
    [{ ...good, username: 'two words' }, 'inputs.username'],
    [{ ...good, title: 'longer' }, 'inputs.title'],
    [{ ...good, title: 'a\nb' }, 'inputs.title'],
    [{ ...good, title: 7 }, 'inputs.title'],
    [{ ...good, list: 'bad \uFFFD byte' }, 'inputs.list'],
    [{ ...good, size: 5 }, 'inputs.size'],
    [{ ...good, size: 2.5 }, 'inputs.size'],
    [{ ...good, size: '3' }, 'inputs.size'],
    [{ ...good, colour: 'blue' }, 'inputs.colour'],
    [{ ...good, other: 'x' }, 'inputs.other'],
    [{ ...good, constructor: 'x' } as unknown as OrderInputs, 'inputs.constructor'],
    [{ ...good, list: 'ж'.repeat(11_000) }, 'inputs'],
  ]
  for (const [inputs, name] of cases) assert.deepEqual(Object.keys(await refusedFields(serviceId, inputs)), [name])
  const all = { ...good, username: '@shop', title: 'Hello', list: 'one\r\ntwo\n', size: 4, colour: 'red' }
  const { order } = expectData(await buyer.call(api.orders.owner, { body: form(serviceId, all) }))
  assert.deepEqual(order.inputs, all)
})

test('a service without fields takes the plain form, and no inputs', async () => {
  const serviceId = await createService([])
  assert.deepEqual(Object.keys(await refusedFields(serviceId, { link: 'https://t.me/x' })), ['inputs.link'])
  const { order } = expectData(await buyer.call(api.orders.owner, { body: form(serviceId) }))
  assert.equal(order.inputs, undefined)
  expectData(await buyer.call(api.orders.owner, { body: form(serviceId, {}) }))
})

test('fields that may be left empty are no reason to refuse a plain order', async () => {
  const serviceId = await createService([serviceField('comments', 'text', { required: false })])
  expectData(await buyer.call(api.orders.owner, { body: form(serviceId) }))
  expectData(await buyer.call(api.orders.owner, { body: form(serviceId, { comments: '' }) }))
})

test('the links of a referral order stand for the field, and are of its websites', async () => {
  const serviceId = await createService([link, serviceField('comments', 'text')])
  const body = { ...form(serviceId, { comments: 'x' }), orderType: 'single' as const }
  const wrong = { ...body, referralLink: 'https://elsewhere.test/' }
  assert.deepEqual(Object.keys(fieldsOf(await buyer.call(api.orders.ref, { body: wrong }))), ['referralLink'])
  const { amount: _, ...rest } = body
  const many = { ...rest, orderType: 'multiply' as const }
  const links = ['https://t.me/a', 'https://elsewhere.test/'].map((it) => ({ link: it, amount: 1 }))
  assert.deepEqual(Object.keys(fieldsOf(await buyer.call(api.orders.ref, { body: { ...many, links } }))), [
    'links.1.link',
  ])
  const content = 'https://elsewhere.test/|1\nhttps://t.me/a|1'
  const upload = { ...many, fileName: 'a.txt', content }
  assert.deepEqual(Object.keys(fieldsOf(await buyer.call(api.orders.ref, { body: upload }))), ['line 1'])
  const missing = { ...form(serviceId), orderType: 'single' as const, referralLink: 'https://t.me/a' }
  assert.deepEqual(Object.keys(fieldsOf(await buyer.call(api.orders.ref, { body: missing }))), ['inputs.comments'])
  const good = { ...body, referralLink: 'https://t.me/a' }
  assert.deepEqual(expectData(await buyer.call(api.orders.ref, { body: good })).order.inputs, { comments: 'x' })
})

test('orders that arrive together are each checked by the fields of their own service', async () => {
  const asking = await createService([serviceField('size', 'number')])
  const plain = await createService([])
  const before = await shop.balanceOf(buyer)
  const answers = await runConcurrently(12, (index) =>
    buyer.call(api.orders.owner, {
      body: index % 3 === 2 ? form(plain) : form(asking, index % 3 ? { size: index } : undefined),
    }),
  )
  assert.deepEqual(
    answers.map((it) => (it.success ? it.data.order.inputs : Object.keys(fieldsOf(it)))),
    answers.map((_, index) => [['inputs.size'], { size: index }, undefined][index % 3]),
  )
  assert.equal(await shop.balanceOf(buyer), before - 8 * 2_000)
})

test('the same key answers with the same inputs, and with others it is a mismatch', async () => {
  const serviceId = await createService([serviceField('comments', 'text')])
  const options = { idempotencyKey: 'inputs-once' }
  const send = (comments: string) => buyer.call(api.orders.owner, { body: form(serviceId, { comments }) }, options)
  const first = expectData(await send('one'))
  assert.deepEqual(expectData(await send('one')), first)
  expectRefusal(await send('two'), 409, 'IDEMPOTENCY_MISMATCH')
})

// Proves S3.25.
test('contact, note and inputs change until the order has begun, and the timeline says so', async () => {
  const serviceId = await createService([serviceField('comments', 'text')])
  const { order } = expectData(await buyer.call(api.orders.owner, { body: form(serviceId, { comments: 'one' }) }))
  const params = { id: order.id }
  const body = { contactInfo: '@other', note: 'soon', inputs: { comments: 'two' } }
  for (let times = 0; times < 2; times++) {
    const edited = expectData(await buyer.call(api.orders.edit, { params, body })).order
    assert.deepEqual([edited.contactInfo, edited.note, edited.inputs], ['@other', 'soon', { comments: 'two' }])
  }
  const events = async () =>
    expectData(await buyer.call(api.orders.order, { params })).timeline.map(({ by, event }) => `${by} ${event}`)
  assert.deepEqual(await events(), ['customer placed', 'customer edited'])
  const wrong = await buyer.call(api.orders.edit, { params, body: { inputs: {} } })
  assert.deepEqual(Object.keys(fieldsOf(wrong)), ['inputs.comments'])
  const stranger = await server.createCustomer()
  expectRefusal(await stranger.call(api.orders.edit, { params, body }), 404, 'NOT_FOUND')
  expectData(await shop.operator.call(api.ordersOperator.take, { params }))
  expectRefusal(await buyer.call(api.orders.edit, { params, body: { note: 'late' } }), 409, 'CONFLICT')
})

test('fields are shown in the language that is asked for, and stay when a save leaves them out', async () => {
  const serviceId = await createService([link])
  const shown = async (language: 'en' | 'ru') =>
    expectData(await server.as(null, language)(api.catalog.services)).items.find(({ id }) => id === serviceId)?.fields
  assert.equal((await shown('ru'))?.[0]?.label, 'link (ru)')
  const offered = async () =>
    expectData(await shop.operator.call(api.catalog.offered)).items.find(({ id }) => id === serviceId)
  const save = async (fields: FieldDraft[] | undefined) => {
    const service = await offered()
    assert.ok(service)
    const { fields: _, ...draft } = service.draft
    const body = { version: service.version, seenAvailability: null, draft: { ...draft, ...(fields && { fields }) } }
    return shop.operator.call(api.catalog.editService, { params: { id: serviceId }, body })
  }
  expectData(await save(undefined))
  assert.equal((await shown('en'))?.length, 1)
  expectRefusal(await save([link, link]), 400, 'VALIDATION')
  expectRefusal(await save([{ ...link, key: 'No' }]), 400, 'VALIDATION')
  expectRefusal(await save([serviceField('colour', 'choice')]), 400, 'VALIDATION')
  expectData(await save([]))
  assert.deepEqual(await shown('en'), [])
  expectData(await buyer.call(api.orders.owner, { body: form(serviceId) }))
})

test('what an order brought goes when it is cancelled unbegun, unless it is as short as a note', async () => {
  const serviceId = await createService([serviceField('comments', 'long-text')])
  const cancelled = async (comments: string) => {
    const { order } = expectData(await buyer.call(api.orders.owner, { body: form(serviceId, { comments }) }))
    expectData(await buyer.call(api.orders.cancel, { params: { id: order.id } }))
    return expectData(await buyer.call(api.orders.order, { params: { id: order.id } })).order.inputs
  }
  assert.deepEqual(await cancelled('short'), { comments: 'short' })
  assert.equal(await cancelled('long '.repeat(500)), undefined)
})

test('the books hold after all of it', async () => {
  assert.deepEqual(await shop.brokenBooks(), [])
})
