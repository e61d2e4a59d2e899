import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Right } from '@runmart/contract/accounts-rights'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { tokenIn } from '#test/mailbox.ts'
import { retryJobs } from '#test/retry-jobs.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator: owner } = shop

async function createOperator(...rights: Right[]) {
  const person = await server.createCustomer()
  const body = { isOwner: false, rights }
  expectData(await owner.call(api.accountsOperator.saveStaff, { params: { id: person.id }, body }))
  return person
}

test('contacts and sessions of staff are for owners and for themselves', async () => {
  const [clerk, colleague] = [await createOperator('customers'), await createOperator('orders')]
  const show = (who: typeof clerk, { id }: typeof clerk) => who.call(api.accountsOperator.customer, { params: { id } })
  for (const it of [owner, colleague]) expectRefusal(await show(clerk, it), 403, 'FORBIDDEN')
  assert.equal(expectData(await show(clerk, clerk)).customer.id, clerk.id)
  assert.ok(expectData(await show(owner, colleague)).sessions.length > 0)
})

test('staff note things about a customer; each changes and deletes only what they wrote', async () => {
  const [writer, reader] = [await createOperator('customers'), await createOperator('customers')]
  const { id } = await server.createCustomer()
  const added = { params: { id }, body: { text: '  Speaks Russian. ' } }
  const add = () => writer.call(api.customerPage.addNote, added, { idempotencyKey: `note-${id}` })
  const { note } = expectData(await add())
  assert.deepEqual(expectData(await add()).note, note)
  assert.deepEqual(
    [note.text, note.author, note.editedAt],
    ['Speaks Russian.', { id: writer.id, username: writer.username }, null],
  )
  const params = { id, noteId: note.id }
  const body = { text: 'Speaks Vietnamese.' }
  expectRefusal(await reader.call(api.customerPage.editNote, { params, body }), 403, 'FORBIDDEN')
  expectRefusal(await owner.call(api.customerPage.removeNote, { params }), 403, 'FORBIDDEN')
  const edited = expectData(await writer.call(api.customerPage.editNote, { params, body })).note
  assert.ok(edited.editedAt)
  const list = async () => expectData(await reader.call(api.customerPage.notes, { params: { id } }))
  assert.deepEqual(
    (await list()).items.map((it) => it.text),
    ['Speaks Vietnamese.'],
  )
  const elsewhere = { id: reader.id, noteId: note.id }
  expectRefusal(await writer.call(api.customerPage.removeNote, { params: elsewhere }), 404, 'NOT_FOUND')
  expectData(await writer.call(api.customerPage.removeNote, { params }))
  assert.equal((await list()).total, 0)
  const { items } = expectData(await owner.call(api.audit.list, { query: { subject: id } }))
  assert.deepEqual(
    items.map((it) => it.action),
    ['account.remove-note', 'account.edit-note', 'account.add-note'],
  )
  assert.ok(!JSON.stringify(items).includes('Speaks'))
  const long = { params: { id }, body: { text: 'x'.repeat(2_001) } }
  assert.ok(expectRefusal(await writer.call(api.customerPage.addNote, long), 400, 'VALIDATION').text)
})

test('the activation mail is sent again as long as it helps, then the one for a new password; the operator sees no link', async () => {
  const operator = await createOperator('customers')
  const visitor = await server.registerVisitor()
  const params = { id: visitor.id }
  const mails = async () => expectData(await operator.call(api.customerPage.mails, { params }))
  const resend = (kind: 'activate' | 'reset') => operator.call(api.customerPage.resendMail, { params, body: { kind } })
  await eventually(async () => (await mails()).items.length === 1)
  assert.deepEqual((await mails()).resendable, ['activate'])
  expectRefusal(await resend('reset'), 409, 'CONFLICT')
  await server.mailbox.waitFor(visitor.email)
  expectData(await resend('activate'))
  await eventually(async () => (await mails()).items.length === 2)
  const token = tokenIn(await server.mailbox.waitFor(visitor.email))
  assert.ok(!JSON.stringify(await mails()).includes(token))
  expectData(await server.as(null)(api.accounts.activate, { body: { token } }))
  assert.deepEqual((await mails()).resendable, ['reset'])
  expectRefusal(await resend('activate'), 409, 'CONFLICT')
  expectData(await resend('reset'))
  await eventually(async () => (await mails()).items[0]?.kind === 'reset')
  const staff = { params: { id: owner.id }, body: { kind: 'reset' as const } }
  expectRefusal(await operator.call(api.customerPage.resendMail, staff), 403, 'FORBIDDEN')
})

test('a mail about the account that does not go out is listed with why, and then as sent', async () => {
  const customer = await server.createCustomer()
  const params = { id: customer.id }
  const latest = async () => expectData(await owner.call(api.customerPage.mails, { params })).items[0]
  server.mailbox.isAway(true)
  expectData(await server.as(null)(api.accounts.forgotPassword, { body: { email: customer.email } }))
  const waiting = await eventually(async () => {
    const mail = await latest()
    return mail?.state === 'will-retry' ? mail : null
  })
  assert.equal(waiting.kind, 'reset')
  assert.match(waiting.problem ?? '', /^\d{3} Come back later$/)
  assert.ok(waiting.nextAt)
  server.mailbox.isAway(false)
  const sent = await eventually(async () => {
    await retryJobs(server.db)
    const mail = await latest()
    return mail?.kind === 'reset' && mail.state === 'sent' ? mail : null
  })
  assert.deepEqual([sent.nextAt, sent.problem], [null, null])
})

test('a reset mail that waits does not go out to who was blocked meanwhile', async () => {
  const customer = await server.createCustomer()
  const states = async () =>
    expectData(await owner.call(api.customerPage.mails, { params: { id: customer.id } })).items.map((it) => it.state)
  server.mailbox.isAway(true)
  expectData(await server.as(null)(api.accounts.forgotPassword, { body: { email: customer.email } }))
  await eventually(async () => (await states()).includes('will-retry'))
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.users set status = 'blocked' where id = ${customer.id}`),
  )
  server.mailbox.isAway(false)
  await eventually(async () => {
    await retryJobs(server.db)
    return (await states()).every((it) => it === 'sent')
  })
  const subjects = server.mailbox.mailsTo(customer.email).map((it) => it.subject)
  assert.deepEqual(subjects, [])
})

test('mails about the account are listed newest first, however long their numbers are', async () => {
  const { id } = await server.createCustomer()
  await server.db.transaction((tx) =>
    tx.run(
      sql`insert into accounts.sent_mails (user_id, kind) select ${id}::uuid, 'reset' from generate_series(1, 120)`,
    ),
  )
  const { items } = expectData(await owner.call(api.customerPage.mails, { params: { id } }))
  const ids = items.map((it) => Number(it.id))
  assert.equal(new Set(ids.map((it) => String(it).length)).size, 2)
  assert.deepEqual(
    ids,
    ids.toSorted((a, b) => b - a),
  )
})

test('orders, conversations, transfers and notifications of one customer are listed, and of nobody else', async () => {
  const operator = await createOperator('customers', 'orders', 'money')
  const [customer, other] = [await shop.createBuyer(50_000), await shop.createBuyer(50_000)]
  const serviceId = await shop.createService({ price: 10_000 })
  const buy = async (person: typeof customer) => {
    const body = { serviceId, amount: 1, contactInfo: '@me' }
    return expectData(await person.call(api.orders.owner, { body })).order
  }
  const [mine] = [await buy(customer), await buy(other)]
  const sent = { params: { id: customer.id }, body: { text: 'Where is it?' } }
  expectData(await customer.call(api.conversations.send, sent, { idempotencyKey: randomUUID() }))
  const missed = {
    customerId: customer.id,
    amount: 20_000,
    reference: `FT${randomUUID().slice(0, 8).toUpperCase()}`,
    note: 'statement',
  }
  expectData(await owner.call(api.depositsOperator.addMissed, { body: missed }))
  const params = { id: customer.id }
  const orders = expectData(await operator.call(api.ordersOperator.ofCustomer, { params }))
  assert.deepEqual([orders.items.map((it) => it.id), orders.total, orders.open], [[mine?.id], 1, 1])
  const runs = { params, query: { serviceType: 'AUTO_BOT' as const } }
  assert.equal(expectData(await operator.call(api.ordersOperator.ofCustomer, runs)).total, 0)
  const counted = async (status: 'open' | 'success') =>
    expectData(await operator.call(api.ordersOperator.ofCustomer, { params, query: { status } })).total
  assert.deepEqual([await counted('open'), await counted('success')], [1, 0])
  const conversations = expectData(await operator.call(api.conversationsOperator.ofCustomer, { params }))
  assert.deepEqual([conversations.total, conversations.waiting], [1, 1])
  const transfers = expectData(await operator.call(api.depositsOperator.ofCustomer, { params }))
  assert.deepEqual([transfers.items.map((it) => it.bankReference), transfers.total], [[missed.reference], 1])
  assert.deepEqual([transfers.waitingClaims, transfers.waitingCredits], [0, 0])
  const waiting = { query: { status: 'waiting', customerId: customer.id } } as const
  assert.equal(expectData(await operator.call(api.payouts.list, waiting)).total, 0)
  await eventually(async () => {
    const { items } = expectData(await operator.call(api.notificationsOperator.ofCustomer, { params }))
    return items.some((it) => it.kind === 'deposit-credited' && it.sendings.every(({ sentAt }) => sentAt))
  })
})

test('referrals are shown both ways, with the tier and what was deposited', async () => {
  const referrer = await shop.createBuyer(12_000_000)
  const { user } = expectData(await referrer.call(api.accounts.me))
  const name = `r${randomUUID().slice(0, 8)}`
  const body = { username: name, email: `${name}@example.com`, password: `pass of ${name}` }
  const registered = { body: { ...body, referralCode: user.referralCode } }
  expectData(await server.as(null)(api.accounts.register, registered))
  const { items, total } = expectData(await owner.call(api.customerPage.referrals, { params: { id: referrer.id } }))
  assert.deepEqual([items.map((it) => it.username), total], [[name], 1])
  const referred = expectData(await owner.call(api.accountsOperator.customer, { params: { id: items[0]?.id ?? '' } }))
  assert.deepEqual(referred.referredBy, { id: referrer.id, username: referrer.username })
  const shown = expectData(await owner.call(api.accountsOperator.customer, { params: { id: referrer.id } }))
  assert.deepEqual([shown.totalDeposit, shown.currentDiscount, shown.owed], [12_000_000, 5, 0])
})

test('every list of a customer finds nobody under another id', async () => {
  const { referrals, notes, mails } = api.customerPage
  const lists = [referrals, notes, api.ordersOperator.ofCustomer, api.depositsOperator.ofCustomer]
  const more = [api.conversationsOperator.ofCustomer, api.notificationsOperator.ofCustomer, mails]
  for (const id of ['nobody', randomUUID()])
    for (const endpoint of [...lists, ...more])
      expectRefusal(await owner.call(endpoint as typeof notes, { params: { id } }), 404, 'NOT_FOUND')
})
