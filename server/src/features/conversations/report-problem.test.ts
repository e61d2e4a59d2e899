import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { MAX_MESSAGE_TEXT, type ProblemReport } from '@runmart/contract/conversations'
import { sendStaffMail } from '#features/conversations/mail-staff.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const service = await shop.createService({ price: 1_000 })
const bot = await shop.createService({ price: 10, serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED' })
const buyer = await shop.createBuyer(1_000_000)

const missing: ProblemReport = { kind: 'missing', affected: 2, which: ' lines 3 and 4 ', text: 'Two did not come.' }
const report = (id: string, body: ProblemReport, person: Person = buyer, idempotencyKey: string = randomUUID()) =>
  person.call(api.conversations.report, { params: { id }, body }, { idempotencyKey })
const threadOf = async (id: string, person: Person = buyer) =>
  expectData(await person.call(api.conversations.conversation, { params: { id } })).messages
const list = async (view: 'open' | 'problems') => {
  const query = { view, q: buyer.username }
  return expectData(await shop.operator.call(api.conversationsOperator.list, { query }))
}

async function place(amount = 5): Promise<string> {
  const body = { serviceId: service, amount, contactInfo: '@me' }
  return expectData(await buyer.call(api.orders.owner, { body })).order.id
}
async function deliver(id: string): Promise<string> {
  expectData(await shop.operator.call(api.ordersOperator.take, { params: { id } }))
  const delivered = { params: { id }, body: { rest: 'delivered' as const } }
  expectData(await shop.operator.call(api.ordersOperator.deliver, delivered))
  return id
}

// Proves S2.8, S10.30.
test('a report opens the thread of its order, is marked for operators, and sent twice it is there once', async () => {
  const id = await deliver(await place())
  expectData(
    await buyer.call(
      api.conversations.send,
      { params: { id: await place() }, body: { text: 'When?' } },
      { idempotencyKey: randomUUID() },
    ),
  )
  const key = randomUUID()
  const answers = await runConcurrently(3, () => report(id, missing, buyer, key))
  const ids = answers.map((it) => expectData(it).id)
  assert.equal(new Set(ids).size, 1)
  const messages = await threadOf(id)
  const problem = { kind: 'missing', affected: 2, which: 'lines 3 and 4' }
  assert.deepEqual(
    messages.map((it) => [it.author, it.text, it.problem]),
    [['customer', 'Two did not come.', problem]],
  )
  const [open, problems] = [await list('open'), await list('problems')]
  assert.deepEqual(
    problems.items.map((it) => [it.id, it.hasProblem, it.lastMessage?.problem]),
    [[id, true, problem]],
  )
  assert.deepEqual([open.items.length, open.problems], [2, 1])
  const params = { id }
  expectData(await shop.operator.call(api.conversationsOperator.close, { params }))
  assert.deepEqual([(await list('problems')).items, (await list('problems')).problems], [[], 0])
  // A second report reopens the conversation.
  expectData(await report(id, { kind: 'other', text: 'Still not.' }))
  assert.equal((await list('problems')).problems, 1)
})

test('only what was delivered can have a problem, of a kind that fits, and only its customer reports it', async () => {
  const waiting = await place()
  expectRefusal(await report(waiting, missing), 409, 'CONFLICT')
  const id = await deliver(waiting)
  const stranger = await shop.createBuyer(1_000)
  expectRefusal(await report(id, missing, stranger), 404, 'NOT_FOUND')
  expectRefusal(await report(buyer.id, missing), 404, 'NOT_FOUND')
  expectRefusal(await report('nothing', missing), 404, 'NOT_FOUND')
  const wrongs: [string, ProblemReport][] = [
    ['affected', { ...missing, affected: 6 }],
    ['affected', { ...missing, affected: 0 }],
    ['which', { ...missing, which: 'x'.repeat(501) }],
    ['text', { ...missing, text: ' ' }],
    ['text', { ...missing, text: 'x'.repeat(MAX_MESSAGE_TEXT + 1) }],
    ['kind', { ...missing, kind: 'refund' as never }],
    ['files', { ...missing, files: [randomUUID()] }],
  ]
  for (const [field, wrong] of wrongs)
    assert.deepEqual(Object.keys(expectRefusal(await report(id, wrong), 400, 'VALIDATION')), [field])
  const single = await deliver(await place(1))
  assert.ok(expectRefusal(await report(single, { ...missing, affected: 1 }), 400, 'VALIDATION').kind)
  const body = { serviceId: bot, amount: 3, contactInfo: '@me', preOrder: true }
  const run = expectData(await buyer.call(api.orders.user, { body })).order.id
  await server.owner.transaction((tx) =>
    tx.run(
      sql`update orders.orders set status = 'success', pre_order = false, bot_status = 'stopped', finished_at = now() where id = ${run}`,
    ),
  )
  const stopped = { kind: 'stopped-working', text: 'It stopped.' } as const
  assert.ok(expectRefusal(await report(run, stopped), 400, 'VALIDATION').kind)
  expectData(await report(run, { ...missing, affected: 3 }))
  assert.deepEqual(await threadOf(id), [])
})

test('who answers reads in a mail what is wrong, in their own language', async () => {
  const id = await deliver(await place())
  expectData(await report(id, missing))
  await server.owner.transaction((tx) =>
    tx.run(sql`update accounts.users set language = 'vi' where id = ${shop.operator.id}`),
  )
  const sent: string[] = []
  const mailing = {
    publicUrl: 'http://shop.test',
    wantsMessageMails: async () => true,
    sendMail: async (mail: object) => void sent.push(JSON.stringify(mail)),
  }
  await sendStaffMail({ userId: shop.operator.id, conversationId: id }, { db: server.db } as never, mailing as never)
  assert.equal(sent.length, 1)
  assert.match(sent[0] ?? '', /Giao thiếu · 2 bị ảnh hưởng · lines 3 and 4/)
  assert.match(sent[0] ?? '', /Two did not come\./)
})
