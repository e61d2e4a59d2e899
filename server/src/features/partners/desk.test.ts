import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Answer } from '@runmart/contract/client'
import { measureServices } from '#features/orders/measure-services.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { createPartner, createServiceOf, order, deliver, sumsOf } = partnerShop(server, shop)
const [partner, other] = [await createPartner(), await createPartner()]
const serviceId = await createServiceOf(partner, 7_000, { price: 1_000 })
const buyer = await shop.createBuyer(9_000_000)
const text = { name: 'Members', description: 'Real ones' }
const draft = {
  category: 'mmo',
  unit: 'member',
  billing: 'unit',
  price: 2_000,
  minAmount: 1,
  maxAmount: 500,
  deliveryHours: 12,
  warrantyDays: 30,
  texts: { en: text },
} as const

/** Every call about one order, service, item or proposal of a partner, made by this person. */
function callsAbout(person: Person, it: { order: string; service: string; item: string; proposal: string }) {
  const { call } = person
  const params = { id: it.order }
  const ofService = { params: { id: it.service } }
  const reason = { reason: 'Because' }
  const calls: Record<string, () => Promise<Answer<unknown>>> = {
    order: () => call(api.partnersDesk.order, { params }),
    take: () => call(api.partnersDesk.take, { params }),
    progress: () => call(api.partnersDesk.progress, { params, body: { done: 1 } }),
    deliver: () => call(api.partnersDesk.deliver, { params, body: { rest: 'delivered' } }),
    fail: () => call(api.partnersDesk.fail, { params, body: reason }),
    giveBack: () => call(api.partnersDesk.giveBack, { params, body: reason }),
    conversation: () => call(api.partnersDesk.conversation, { params }),
    send: () => call(api.partnersDesk.send, { params, body: { text: 'Hello' } }),
    links: () => call(api.partnersDesk.links, { params }),
    file: () => call(api.partnersDesk.file, { params: { ...params, file: randomUUID() } }),
    stock: () => call(api.partnersServices.stock, ofService),
    addStock: () => call(api.partnersServices.addStock, { ...ofService, body: { lines: [randomUUID()] } }),
    addStockFiles: () =>
      call(api.partnersServices.addStockFiles, {
        ...ofService,
        body: { files: [{ name: 'a.txt', content: btoa(randomUUID()) }] },
      }),
    stockItems: () => call(api.partnersServices.stockItems, ofService),
    withdrawItem: () => call(api.partnersServices.withdrawItem, { params: { id: it.item }, body: reason }),
    propose: () => call(api.partnersServices.propose, { body: { serviceId: it.service, draft } }),
    withdraw: () => call(api.partnersServices.withdraw, { params: { id: it.proposal } }),
  }
  return calls
}

async function addItem(): Promise<string> {
  const id = await createServiceOf(partner)
  expectData(await partner.call(api.partnersServices.addStock, { params: { id }, body: { lines: [randomUUID()] } }))
  const { items } = expectData(await partner.call(api.partnersServices.stockItems, { params: { id } }))
  return items[0]?.id ?? ''
}

// Proves R17.
test('nothing of another partner is found, by no call, and it is refused like what does not exist', async () => {
  const proposed = await partner.call(api.partnersServices.propose, { body: { serviceId, draft } })
  const theirs = {
    order: await order(buyer, serviceId),
    service: serviceId,
    item: await addItem(),
    proposal: expectData(proposed).proposal.id,
  }
  const none = { order: randomUUID(), service: randomUUID(), item: '999999999', proposal: randomUUID() }
  const strangers = callsAbout(other, theirs)
  const unknown = callsAbout(other, none)
  for (const [name, call] of Object.entries(strangers)) {
    const answer = await call()
    expectRefusal(answer, 404, 'NOT_FOUND')
    const same = await unknown[name]?.()
    assert.equal(answer.message, same?.message, name)
  }
  assert.equal(expectData(await other.call(api.partnersDesk.orders)).items.length, 0)
  assert.equal(expectData(await other.call(api.partnersServices.services)).items.length, 0)
  assert.equal(expectData(await other.call(api.partnersServices.proposals)).total, 0)
  const { order: untouched } = expectData(await partner.call(api.partnersDesk.order, { params: { id: theirs.order } }))
  assert.equal(untouched.orderStatus, 'pending')
  // Neither are orders of the shop's own services.
  const own = await shop.createService({ price: 1_000 })
  const body = { serviceId: own, amount: 1, contactInfo: '@me' }
  const { id } = expectData(await buyer.call(api.orders.owner, { body })).order
  expectRefusal(await partner.call(api.partnersDesk.take, { params: { id } }), 404, 'NOT_FOUND')
})

test('customers and operators have no desk', async () => {
  const all = { order: randomUUID(), service: serviceId, item: '1', proposal: randomUUID() }
  for (const person of [buyer, operator])
    for (const call of Object.values(callsAbout(person, all))) expectRefusal(await call(), 403, 'FORBIDDEN')
})

test('a partner sees what the customer typed for the order, and neither address, balance nor discount code', async () => {
  const body = { data: { serviceId, amount: 3, contactInfo: '@buyer_contact', note: 'In the evening, please' } }
  const { id } = expectData(await buyer.call(api.orders.partner, { body })).order
  expectData(await buyer.call(api.conversations.send, { params: { id }, body: { text: 'Hello?' } }))
  const shown = expectData(await partner.call(api.partnersDesk.order, { params: { id } }))
  assert.deepEqual(
    [shown.order.contactInfo, shown.order.note, shown.order.customer, shown.order.earning],
    ['@buyer_contact', 'In the evening, please', buyer.username, 2_100],
  )
  const messages = expectData(await partner.call(api.partnersDesk.conversation, { params: { id } }))
  assert.equal(messages.messages[0]?.text, 'Hello?')
  for (const answer of [shown, messages]) {
    const words = JSON.stringify(answer)
    assert.ok(!words.includes(buyer.email) && !words.includes(buyer.id) && !words.includes('balance'))
  }
  expectData(await partner.call(api.partnersDesk.send, { params: { id }, body: { text: 'Soon' } }))
  const { messages: read } = expectData(await buyer.call(api.conversations.conversation, { params: { id } }))
  assert.deepEqual(read.at(-1)?.text, 'Soon')
  assert.equal(read.at(-1)?.author, 'staff')
})

test('an order is taken, worked on and delivered in part: the rest goes back exactly, from the share, too', async () => {
  const id = await order(buyer, serviceId, 10)
  const params = { id }
  const held = (await sumsOf(partner)).held
  const { order: taken } = expectData(await partner.call(api.partnersDesk.take, { params }))
  assert.equal(taken.orderStatus, 'in-progress')
  expectData(await partner.call(api.partnersDesk.progress, { params, body: { done: 4 } }))
  expectRefusal(await partner.call(api.partnersDesk.progress, { params, body: { done: 3 } }), 400, 'VALIDATION')
  const wrong = { rest: 'refund', acceptRefund: 1 } as const
  expectRefusal(await partner.call(api.partnersDesk.deliver, { params, body: wrong }), 409, 'REFUND_CHANGED')
  const body = { rest: 'refund', acceptRefund: 6_000, note: 'Four of ten' } as const
  const { order: done } = expectData(await partner.call(api.partnersDesk.deliver, { params, body }))
  assert.deepEqual([done.orderStatus, done.refunded, done.earning], ['success', 6_000, 2_800])
  assert.equal((await sumsOf(partner)).held, held - 7_000 + 2_800)
  const audit = expectData(await operator.call(api.audit.list, { query: { subject: id } }))
  assert.deepEqual(new Set(audit.items.map((it) => it.operator?.username)), new Set([partner.username]))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('an order that is given back is the shop’s with its share; operators read why', async () => {
  const id = await order(buyer, serviceId)
  const params = { id }
  expectData(await partner.call(api.partnersDesk.take, { params }))
  const before = (await sumsOf(partner)).held
  expectData(await partner.call(api.partnersDesk.giveBack, { params, body: { reason: 'The channel is private' } }))
  expectRefusal(await partner.call(api.partnersDesk.order, { params }), 404, 'NOT_FOUND')
  assert.equal((await sumsOf(partner)).held, before - 700)
  const { partner: was, order: now } = expectData(await operator.call(api.ordersOperator.order, { params }))
  assert.deepEqual([was?.reason, was?.earning, now.orderStatus], ['The channel is private', 0, 'in-progress'])
  expectData(await operator.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
  assert.deepEqual(await shop.brokenBooks(), [])
})

test('what has ended cannot be given back', async () => {
  const id = await order(buyer, serviceId)
  await deliver(partner, id)
  const body = { reason: 'Too late' }
  expectRefusal(await partner.call(api.partnersDesk.giveBack, { params: { id }, body }), 409, 'INVALID_TRANSITION')
})

test('orders are listed part by part, open ones oldest first, none twice and none left out', async () => {
  const many = await createPartner()
  const service = await createServiceOf(many, 5_000, { price: 10 })
  const ids: string[] = []
  for (let at = 0; at < 53; at++) ids.push(await order(buyer, service))
  const readAll = async (query: { status?: 'pending' }) => {
    const read: string[] = []
    let after: string | null = null
    do {
      const asked: { after?: string } = after ? { after } : {}
      const { items, next } = expectData(await many.call(api.partnersDesk.orders, { query: { ...query, ...asked } }))
      read.push(...items.map((it) => it.id))
      after = next
    } while (after)
    return read
  }
  assert.deepEqual(await readAll({ status: 'pending' }), ids.toSorted())
  assert.deepEqual(await readAll({}), ids.toSorted().toReversed())
  const { waiting } = expectData(await many.call(api.partnersDesk.overview))
  assert.deepEqual(waiting, { pending: 53, inProgress: 0 })
})

test('what is measured of a partner follows from the orders: how soon begun and delivered, how many delivered and refunded', async () => {
  const measured = await createPartner()
  const service = await createServiceOf(measured, 5_000, { price: 1_000 })
  const [first, second] = [await order(buyer, service, 2), await order(buyer, service, 2)]
  await deliver(measured, first)
  expectData(await measured.call(api.partnersDesk.take, { params: { id: second } }))
  expectData(await measured.call(api.partnersDesk.fail, { params: { id: second }, body: { reason: 'No' } }))
  await server.owner.transaction((tx) =>
    tx.run(sql`
      update orders.orders set created_at = finished_at - interval '100 seconds', started_at = finished_at - interval '40 seconds'
      where partner_id = ${measured.id}`),
  )
  await measureServices(server.db)
  const facts = {
    orders: 2,
    medianStartSeconds: 60,
    medianDeliverySeconds: 100,
    deliveredRate: 0.5,
    refundRate: 0.5,
  }
  assert.deepEqual(expectData(await measured.call(api.partnersDesk.overview)).measured, facts)
  const { items } = expectData(await measured.call(api.partnersServices.services))
  assert.deepEqual(items[0]?.measured, facts)
  const { partner: seen } = expectData(
    await operator.call(api.partnersOperator.partner, { params: { id: measured.id } }),
  )
  assert.deepEqual(seen.measured, facts)
})

test('orders that a partner gives back, or that are taken over, were not delivered by the partner', async () => {
  const measured = await createPartner()
  const service = await createServiceOf(measured, 5_000, { price: 1_000 })
  const read = async () => {
    await measureServices(server.db)
    return expectData(await measured.call(api.partnersDesk.overview)).measured
  }
  const [left, taken, kept] = [
    await order(buyer, service, 1),
    await order(buyer, service, 1),
    await order(buyer, service, 1),
  ]
  const body = { reason: 'Too much to do' }
  expectData(await measured.call(api.partnersDesk.giveBack, { params: { id: left }, body }))
  const nothing = { orders: 1, medianStartSeconds: null, medianDeliverySeconds: null, deliveredRate: 0, refundRate: 0 }
  assert.deepEqual(await read(), nothing)
  const { items } = expectData(await measured.call(api.partnersServices.services))
  assert.deepEqual(items[0]?.measured, nothing)
  expectData(await operator.call(api.partnersOperator.takeOver, { params: { id: taken }, body }))
  expectData(await operator.call(api.ordersOperator.take, { params: { id: left } }))
  expectData(await operator.call(api.ordersOperator.deliver, { params: { id: left }, body: { rest: 'delivered' } }))
  await deliver(measured, kept)
  const { orders, deliveredRate, refundRate } = (await read()) ?? {}
  assert.deepEqual([orders, deliveredRate?.toFixed(2), refundRate], [3, '0.33', 0])
})

test('a partner downloads all links of their own order as a file, and of no other', async () => {
  const links = Array.from({ length: 1_200 }, (_, at) => ({ link: `https://example.com/${at}`, amount: 1 }))
  const body = { serviceId, contactInfo: '@me', orderType: 'multiply' as const, links }
  const { id } = expectData(await buyer.call(api.orders.ref, { body })).order
  const download = ({ accessToken }: Person) =>
    fetch(`${server.url}/api/partner/orders/${id}/links`, { headers: { authorization: `Bearer ${accessToken}` } })
  const lines = (await (await download(partner)).text()).trimEnd().split('\n')
  assert.deepEqual([lines.length, lines.at(-1)], [1_200, '1200|0|1|https://example.com/1199'])
  assert.equal((await download(other)).status, 404)
})
