import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_MESSAGE_TEXT, MESSAGES_AT_ONCE } from '@runmart/contract/conversations'
import { sql } from '#platform/db/sql.ts'
import { notify } from '#platform/notify.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { collectLiveEvents } from '#test/live-events.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { notifyCustomer } from './notify-customer.ts'

const server = await startTestServer({ messageNotifySeconds: 0 })
const shop = await createShop(server)
const service = await shop.createService({ price: 1_000 })

const ask = (person: Person, id: string, text: string, idempotencyKey: string = randomUUID()) =>
  person.call(api.conversations.send, { params: { id }, body: { text } }, { idempotencyKey })
const answer = (id: string, text: string, operator = shop.operator) =>
  operator.call(api.conversationsOperator.send, { params: { id }, body: { text } }, { idempotencyKey: randomUUID() })
const read = async (person: Person, id: string) =>
  expectData(await person.call(api.conversations.conversation, { params: { id } }))
const textsOf = async (person: Person, id: string) => (await read(person, id)).messages.map((it) => it.event ?? it.text)
const seen = async (id: string) =>
  expectData(await shop.operator.call(api.conversationsOperator.conversation, { params: { id } }))
const close = async (id: string) =>
  expectData(await shop.operator.call(api.conversationsOperator.close, { params: { id } }))

async function createOrder(buyer: Person) {
  const body = { serviceId: service, amount: 2, contactInfo: '@me' }
  return expectData(await buyer.call(api.orders.owner, { body })).order
}

test('a customer asks about an order and about anything else; operators see both, the one who waits longest on top', async () => {
  const buyer = await shop.createBuyer(10_000)
  const order = await createOrder(buyer)
  const untouched = await read(buyer, order.id)
  assert.deepEqual([untouched.messages, untouched.conversation.order?.orderCode], [[], order.orderCode])
  expectData(await ask(buyer, order.id, '  When does it begin?  '))
  expectData(await ask(buyer, buyer.id, 'Do you take cards?'))
  const own = expectData(await buyer.call(api.conversations.list))
  assert.deepEqual(
    own.items.map((it) => [it.id, it.lastMessage?.text, it.order?.serviceName ?? null]),
    [
      [buyer.id, 'Do you take cards?', null],
      [order.id, 'When does it begin?', 'A service'],
    ],
  )
  const query = { q: buyer.username }
  const all = expectData(await shop.operator.call(api.conversationsOperator.list, { query }))
  assert.deepEqual(
    all.items.map((it) => it.id),
    [order.id, buyer.id],
  )
  assert.ok(all.items.every((it) => it.waitingSince && it.customer.username === buyer.username))
  expectData(await answer(order.id, 'Tomorrow.'))
  const byCode = expectData(
    await shop.operator.call(api.conversationsOperator.list, { query: { q: order.orderCode.toLowerCase() } }),
  )
  assert.deepEqual(
    byCode.items.map((it) => [it.id, it.waitingSince]),
    [[order.id, null]],
  )
  assert.equal((await seen(order.id)).messages.at(-1)?.by, shop.operator.username)
})

test('the answer is unread until it is read, live on every open page', async () => {
  const person = await server.createCustomer()
  expectData(await ask(person, person.id, 'Hello?'))
  const [events, desk] = [await collectLiveEvents(server, person), await collectLiveEvents(server, shop.operator)]
  expectData(await answer(person.id, 'Hello!'))
  const changed = { kind: 'conversation-changed', conversationId: person.id } as const
  await eventually(() => events.some((it) => it.kind === changed.kind && it.unread === 1))
  await eventually(() => desk.some((it) => it.kind === changed.kind && it.conversationId === person.id))
  const { conversation, messages } = await read(person, person.id)
  assert.equal(conversation.unread, 1)
  assert.equal(expectData(await person.call(api.conversations.list)).unread, 1)
  const upTo = messages.at(-1)?.id ?? ''
  const marked = await person.call(api.conversations.read, { params: { id: person.id }, body: { upTo } })
  assert.equal(expectData(marked).unread, 0)
  await eventually(() => events.some((it) => it.kind === changed.kind && it.unread === 0))
  // Customers cannot mark messages as read that the shop has not written yet.
  const future = { params: { id: person.id }, body: { upTo: '999999999999' } }
  expectData(await person.call(api.conversations.read, future))
  expectData(await answer(person.id, 'Still there?'))
  assert.equal((await read(person, person.id)).conversation.unread, 1)
})

test('sent twice with one key, or at once, it is one message; another text under it is refused', async () => {
  const person = await server.createCustomer()
  const key = randomUUID()
  const ids = await runConcurrently(5, async () => expectData(await ask(person, person.id, 'Once', key)).id)
  assert.equal(new Set(ids).size, 1)
  expectRefusal(await ask(person, person.id, 'Other', key), 409, 'IDEMPOTENCY_MISMATCH')
  await runConcurrently(5, async (nth) => expectData(await ask(person, person.id, `Message ${nth}`)))
  assert.equal((await textsOf(person, person.id)).length, 6)
})

test('nobody reads, writes or judges in somebody else’s conversation', async () => {
  const [buyer, other] = [await shop.createBuyer(10_000), await server.createCustomer()]
  const order = await createOrder(buyer)
  expectData(await ask(buyer, order.id, 'Mine'))
  for (const id of [order.id, buyer.id, randomUUID(), 'no-id']) {
    const params = { id }
    expectRefusal(await other.call(api.conversations.conversation, { params }), 404, 'NOT_FOUND')
    expectRefusal(await ask(other, id, 'Not mine'), 404, 'NOT_FOUND')
    expectRefusal(await other.call(api.conversations.read, { params, body: { upTo: '1' } }), 404, 'NOT_FOUND')
    expectRefusal(await other.call(api.conversations.rate, { params, body: { solved: true } }), 404, 'NOT_FOUND')
    expectRefusal(await other.call(api.conversationsOperator.conversation, { params }), 403, 'FORBIDDEN')
  }
  expectRefusal(await answer(randomUUID(), 'Nobody'), 404, 'NOT_FOUND')
  assert.deepEqual(await textsOf(buyer, order.id), ['Mine'])
})

test('a message is never empty or cut: the limit is said, and up to it everything arrives', async () => {
  const person = await server.createCustomer()
  assert.ok(expectRefusal(await ask(person, person.id, '   '), 400, 'VALIDATION').text)
  const tooLong = 'x'.repeat(MAX_MESSAGE_TEXT + 1)
  assert.match(expectRefusal(await ask(person, person.id, tooLong), 400, 'VALIDATION').text ?? '', /4,000/)
  const longest = 'ẫ'.repeat(MAX_MESSAGE_TEXT)
  expectData(await ask(person, person.id, longest))
  assert.deepEqual(await textsOf(person, person.id), [longest])
})

test('a long conversation is read page by page, from its end', async () => {
  const person = await server.createCustomer()
  const texts = Array.from({ length: MESSAGES_AT_ONCE + 5 }, (_, nth) => `Message ${nth}`)
  for (const text of texts) expectData(await ask(person, person.id, text))
  const { messages, hasEarlier } = await read(person, person.id)
  assert.deepEqual([messages.map((it) => it.text), hasEarlier], [texts.slice(5), true])
  const query = { before: messages[0]?.id ?? '' }
  const earlier = expectData(await person.call(api.conversations.conversation, { params: { id: person.id }, query }))
  assert.deepEqual([earlier.messages.map((it) => it.text), earlier.hasEarlier], [texts.slice(0, 5), false])
})

test('closed, the customer says whether it was solved, once; “no” opens it again, and so does writing', async () => {
  const person = await server.createCustomer()
  const rate = (solved: boolean) => person.call(api.conversations.rate, { params: { id: person.id }, body: { solved } })
  expectData(await ask(person, person.id, 'Help'))
  expectRefusal(await rate(true), 409, 'CONFLICT')
  expectData(await answer(person.id, 'Done'))
  await close(person.id)
  await close(person.id)
  const closed = (await read(person, person.id)).conversation
  assert.deepEqual([closed.status, closed.asksWhetherSolved], ['closed', true])
  expectData(await rate(false))
  assert.deepEqual(
    [(await seen(person.id)).conversation.status, Boolean((await seen(person.id)).conversation.waitingSince)],
    ['open', true],
  )
  await close(person.id)
  expectData(await rate(true))
  expectRefusal(await rate(false), 409, 'CONFLICT')
  assert.equal((await read(person, person.id)).conversation.asksWhetherSolved, false)
  expectData(await ask(person, person.id, 'One more thing'))
  assert.deepEqual(await textsOf(person, person.id), [
    'Help',
    'Done',
    'closed',
    'unsolved',
    'closed',
    'solved',
    'reopened',
    'One more thing',
  ])
})

test('an operator takes a conversation over, leaves it, closes and reopens it; all of it is in the audit log', async () => {
  const person = await server.createCustomer()
  const params = { id: person.id }
  const assign = async (toMe: boolean) =>
    expectData(await shop.operator.call(api.conversationsOperator.assign, { params, body: { toMe } }))
  expectData(await ask(person, person.id, 'Help'))
  await assign(true)
  assert.equal((await seen(person.id)).conversation.assignedTo?.username, shop.operator.username)
  const mine = { query: { view: 'mine' as const, q: person.username } }
  assert.equal(expectData(await shop.operator.call(api.conversationsOperator.list, mine)).total, 1)
  await assign(false)
  await close(person.id)
  const view = { query: { view: 'closed' as const, q: person.username } }
  assert.equal(expectData(await shop.operator.call(api.conversationsOperator.list, view)).total, 1)
  expectData(await shop.operator.call(api.conversationsOperator.reopen, { params }))
  assert.equal((await seen(person.id)).conversation.status, 'open')
  const rows = await server.owner.transaction((tx) =>
    tx.all<{ action: string }>(sql`select action from audit.entries where subject = ${person.id} order by id`),
  )
  assert.deepEqual(
    rows.map((it) => it.action),
    ['assign', 'unassign', 'close', 'reopen'].map((it) => `conversation-${it}`),
  )
})

test('first answers and solutions are measured by their medians, what the shop began itself is not', async () => {
  await server.owner.transaction((tx) => tx.run(sql`delete from conversations.cases`))
  const people = await Promise.all([1, 2, 3].map(() => server.createCustomer()))
  for (const { id } of people) expectData(await answer(id, 'Welcome'))
  for (const person of people) expectData(await ask(person, person.id, 'Help'))
  for (const [nth, { id }] of people.entries()) {
    const ago = [100, 200, 900][nth] ?? 0
    await server.owner.transaction((tx) =>
      tx.run(
        sql`update conversations.cases set asked_at = now() - make_interval(secs => ${ago}) where conversation_id = ${id}`,
      ),
    )
    expectData(await answer(id, 'Done'))
    await close(id)
  }
  const [first] = people
  if (!first) throw new Error('Nobody is here')
  expectData(await first.call(api.conversations.rate, { params: { id: first.id }, body: { solved: true } }))
  const { measured } = expectData(await shop.operator.call(api.conversationsOperator.list))
  assert.deepEqual([measured.rated, measured.solved], [1, 1])
  for (const seconds of [measured.firstAnswerSeconds, measured.solvingSeconds])
    assert.ok(seconds !== null && seconds >= 200 && seconds < 900, String(seconds))
})

test('what the customer has not read is notified of once, by mail with its words and the way there', async () => {
  const buyer = await shop.createBuyer(10_000)
  const order = await createOrder(buyer)
  expectData(await answer(order.id, 'Which channel is it for?'))
  const news = await eventually(async () =>
    expectData(await buyer.call(api.notifications.list)).items.find((it) => it.news.kind === 'message-received'),
  )
  assert.deepEqual(news?.news, {
    kind: 'message-received',
    conversationId: order.id,
    orderCode: order.orderCode,
    text: 'Which channel is it for?',
  })
  const mail = await server.mailbox.waitFor(buyer.email, /New message: order/)
  assert.match(mail.text ?? '', /Which channel is it for\?/)
  assert.match(mail.text ?? '', new RegExp(`/messages/${order.id}`))
  const again = () => server.db.transaction((tx) => notifyCustomer(tx, { conversationId: order.id }))
  await again()
  const marker = { kind: 'commission-earned', amount: 1 } as const
  await server.db.transaction((tx) => notify(tx, buyer.id, marker, 'afterwards'))
  const { items } = await eventually(async () => {
    const list = expectData(await buyer.call(api.notifications.list))
    return list.items.some((it) => it.news.kind === marker.kind) && list
  })
  assert.equal(items.filter((it) => it.news.kind === 'message-received').length, 1)
})

test('opening a conversation marks what the bell says about it as read, on every open page, and nothing else', async () => {
  const buyer = await shop.createBuyer(10_000)
  const order = await createOrder(buyer)
  expectData(await answer(order.id, 'About the order'))
  expectData(await answer(buyer.id, 'About anything'))
  const bell = async () => expectData(await buyer.call(api.notifications.list))
  await eventually(async () => (await bell()).unread === 2)
  const events = await collectLiveEvents(server, buyer)
  const upTo = (await read(buyer, order.id)).messages.at(-1)?.id ?? ''
  expectData(await buyer.call(api.conversations.read, { params: { id: order.id }, body: { upTo } }))
  await eventually(() => events.some((it) => it.kind === 'notified' && it.unread === 1))
  const left = (await bell()).items.filter((it) => !it.isRead).map((it) => it.news)
  assert.deepEqual(
    left.map((it) => it.kind === 'message-received' && it.conversationId),
    [buyer.id],
  )
})

test('what happened to the order is told with its newest messages, to its customer and to operators', async () => {
  const buyer = await shop.createBuyer(10_000)
  const order = await createOrder(buyer)
  expectData(await ask(buyer, order.id, 'When?'))
  expectData(await shop.operator.call(api.ordersOperator.take, { params: { id: order.id } }))
  const body = { done: 1 }
  expectData(await shop.operator.call(api.ordersOperator.progress, { params: { id: order.id }, body }))
  const reason = { params: { id: order.id }, body: { reason: 'Sorry' } }
  expectData(await shop.operator.call(api.ordersOperator.fail, reason, { idempotencyKey: randomUUID() }))
  const own = await read(buyer, order.id)
  assert.deepEqual(
    own.orderSteps.map((it) => [it.event, it.refunded]),
    [
      ['placed', 0],
      ['started', 0],
      ['failed', 1_000],
    ],
  )
  assert.deepEqual((await seen(order.id)).orderSteps, own.orderSteps)
  assert.deepEqual((await read(buyer, buyer.id)).orderSteps, [])
  const query = { before: own.messages[0]?.id ?? '' }
  const earlier = await buyer.call(api.conversations.conversation, { params: { id: order.id }, query })
  assert.deepEqual(expectData(earlier).orderSteps, [])
})

test('operators are mailed that a customer waits; the one who took the conversation over alone', async () => {
  const person = await server.createCustomer()
  const colleague = await server.createCustomer()
  const staff = { params: { id: colleague.id }, body: { isOwner: false, rights: ['orders' as const] } }
  expectData(await shop.operator.call(api.accountsOperator.saveStaff, staff))
  expectData(await ask(person, person.id, 'Is anybody there?'))
  for (const { email } of [shop.operator, colleague]) {
    const mail = await server.mailbox.waitFor(email, new RegExp(`${person.username} is waiting`))
    assert.match(mail.text ?? '', /Is anybody there\?/)
  }
  const params = { id: person.id }
  expectData(await shop.operator.call(api.conversationsOperator.assign, { params, body: { toMe: true } }))
  expectData(await answer(person.id, 'Yes'))
  expectData(await ask(person, person.id, 'Are you sure?'))
  const waits = (email: string) =>
    server.mailbox.mailsTo(email).filter((it) => it.subject?.startsWith(`${person.username} is waiting`)).length
  await eventually(() => waits(shop.operator.email) === 2)
  assert.equal(waits(colleague.email), 1)
})
