import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { NotificationContent } from '@runmart/contract/notifications'
import type { SendingState } from '@runmart/contract/notifications-operator'
import { sql } from '#platform/db/sql.ts'
import { notify } from '#platform/notify.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { retryJobs } from '#test/retry-jobs.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { mailbox } = server
const shop = await createShop(server)
const { operator } = shop
const commission: NotificationContent = { kind: 'commission-earned', amount: 1_500 }

const tell = (person: Person, news: NotificationContent) =>
  server.db.transaction((tx) => notify(tx, person.id, news, randomUUID()))
const sentTo = async ({ id }: Person) =>
  expectData(await operator.call(api.notificationsOperator.ofCustomer, { params: { id } })).items
/** The newest notification, once its latest mail is in this state. */
const once = (person: Person, state: SendingState) =>
  eventually(async () => {
    if (state === 'sent') await retryJobs(server.db)
    const [item] = await sentTo(person)
    const mail = item?.sendings.findLast((it) => it.way === 'mail')
    return item && mail?.state === state ? { ...item, mail } : null
  })
const resend = (person: Person, notificationId: string, sent: number, by: Person = operator) =>
  by.call(api.notificationsOperator.resend, { params: { id: person.id, notificationId }, body: { sent } })
const mailsAbout = (person: Person, subject: RegExp) =>
  mailbox.mailsTo(person.email).filter((it) => subject.test(it.subject ?? ''))
const givenUp = async () => expectData(await operator.call(api.jobs.givenUp)).total
const audited = async (person: Person) =>
  expectData(await operator.call(api.audit.list, { query: { subject: person.id, action: 'account.resend-mail' } }))
    .items

test('a mail that the server does not take is shown with its answer and the next try, and then as sent', async () => {
  const person = await server.createCustomer()
  mailbox.isAway(true)
  await tell(person, commission)
  const waiting = await once(person, 'will-retry')
  assert.match(waiting.mail.problem ?? '', /^\d{3} Come back later$/)
  assert.ok(waiting.mail.nextAt && !waiting.mail.sentAt)
  assert.equal(waiting.isResendable, false, 'it is tried again by itself')
  expectData(await resend(person, waiting.id, 0))
  assert.deepEqual(await audited(person), [])
  mailbox.isAway(false)
  const sent = await once(person, 'sent')
  assert.deepEqual([sent.sendings.length, sent.mail.problem, sent.isResendable], [1, null, true])
  assert.equal(mailsAbout(person, /Commission earned/).length, 1)
})

test('a mail that gave up says so until it is asked for again; nothing is left to mend then', async () => {
  const person = await server.createCustomer()
  mailbox.isAway(true)
  await tell(person, commission)
  const { id } = await once(person, 'will-retry')
  await server.db.transaction((tx) =>
    tx.run(sql`update graphile_worker._private_jobs set max_attempts = attempts where payload ->> 'itemId' = ${id}`),
  )
  const gaveUp = await once(person, 'given-up')
  assert.deepEqual([gaveUp.mail.nextAt, gaveUp.isResendable, await givenUp()], [null, true, 1])
  mailbox.isAway(false)
  expectData(await resend(person, id, 0))
  await once(person, 'sent')
  assert.deepEqual([mailsAbout(person, /Commission earned/).length, await givenUp()], [1, 0])
})

test('a mail that is asked for again comes once more, however often that is asked at once, and who did is on record', async () => {
  const person = await server.createCustomer()
  await tell(person, commission)
  const { id } = await once(person, 'sent')
  await runConcurrently(4, async () => expectData(await resend(person, id, 1)))
  await eventually(() => mailsAbout(person, /Commission earned/).length === 2)
  const again = await eventually(async () => {
    const [item] = await sentTo(person)
    return item?.sendings.every((it) => it.sentAt) && item.sendings.length === 2 ? item : null
  })
  assert.deepEqual(
    again.sendings.map((it) => it.way),
    ['mail', 'mail'],
  )
  expectData(await resend(person, id, 1))
  const [first, second, ...more] = mailsAbout(person, /Commission earned/)
  assert.deepEqual(more, [])
  assert.notEqual(first?.messageId, second?.messageId, 'a mail program would drop the second')
  const entries = await audited(person)
  assert.deepEqual(
    entries.map((it) => [it.operator?.id, it.changes]),
    [[operator.id, [{ name: 'mail', before: null, after: 'commission-earned' }]]],
  )
  expectData(await resend(person, id, 2))
  await eventually(() => mailsAbout(person, /Commission earned/).length === 3)
})

test('an order is named by its code and its service, without what was delivered or written', async () => {
  const person = await shop.createBuyer(50_000)
  const serviceId = await shop.createService({ price: 10_000 })
  const body = { serviceId, amount: 1, contactInfo: '@me' }
  const { order } = expectData(await person.call(api.orders.owner, { body }))
  assert.ok(order)
  const of = { orderId: order.id, orderCode: order.orderCode }
  await tell(person, { kind: 'goods-replaced', ...of, reason: 'user:secret' })
  await tell(person, { kind: 'claim-decided', ...of, outcome: 'replaced', refunded: 0, reason: 'user:secret' })
  await tell(person, { kind: 'message-received', conversationId: 'c', orderCode: order.orderCode, text: 'user:secret' })
  const items = await eventually(async () => {
    const found = await sentTo(person)
    return found.filter((it) => it.news && 'orderCode' in it.news).length === 3 ? found : null
  })
  assert.ok(!JSON.stringify(items).includes('secret'))
  const replaced = items.find((it) => it.kind === 'goods-replaced')
  assert.deepEqual(replaced?.news, { kind: 'goods-replaced', ...of, reason: '' })
  assert.ok(replaced.service?.name)
  for (const { id, kind, isResendable } of items.filter((it) => it.news && 'orderId' in it.news)) {
    assert.equal(isResendable, false, kind)
    expectRefusal(await resend(person, id, 1), 409, 'MAIL_NOT_RESENT')
  }
})

test('what was told about money and orders is for who has the right to them, and what staff were told for owners', async () => {
  const [person, clerk] = [await server.createCustomer(), await server.createCustomer()]
  const saved = { params: { id: clerk.id }, body: { isOwner: false, rights: ['customers' as const] } }
  expectData(await operator.call(api.accountsOperator.saveStaff, saved))
  const newsFor = async (reader: Person, of: Person) => {
    const params = { id: of.id }
    const { items } = expectData(await reader.call(api.notificationsOperator.ofCustomer, { params }))
    return Object.fromEntries(items.map((it) => [it.kind, it.news]))
  }
  const moved = { kind: 'email-changed', email: 'new@example.com' } as const
  for (const who of [person, operator]) for (const news of [commission, moved]) await tell(who, news)
  await eventually(async () => (await sentTo(operator)).length >= 2 && (await sentTo(person)).length >= 2)
  const seen = await newsFor(clerk, person)
  assert.deepEqual([seen['commission-earned'], seen['email-changed']], [null, moved])
  assert.deepEqual(Object.values(await newsFor(clerk, operator)).filter(Boolean), [])
  const ofOperator = await newsFor(operator, operator)
  assert.deepEqual([ofOperator['commission-earned'], ofOperator['email-changed']], [commission, moved])
  const cashier = { ...saved, body: { isOwner: false, rights: ['customers' as const, 'money' as const] } }
  expectData(await operator.call(api.accountsOperator.saveStaff, cashier))
  assert.deepEqual((await newsFor(clerk, person))['commission-earned'], commission)
})

test('no mail for who turned it off, has no confirmed address, or is staff; nor one about a moment', async () => {
  const person = await server.createCustomer()
  await tell(person, commission)
  const { id } = await once(person, 'sent')
  const clerk = await server.createCustomer()
  const saved = { params: { id: clerk.id }, body: { isOwner: false, rights: ['customers' as const] } }
  expectData(await operator.call(api.accountsOperator.saveStaff, saved))
  expectRefusal(await resend(operator, id, 1, clerk), 403, 'FORBIDDEN')
  expectRefusal(await resend(clerk, id, 1), 404, 'NOT_FOUND')
  expectRefusal(await resend(person, 'none', 1), 404, 'NOT_FOUND')
  const preferences = { 'commission-earned': { mail: false, telegram: true } }
  expectData(await person.call(api.notifications.saveSettings, { body: { preferences } }))
  const off = await resend(person, id, 1, clerk)
  expectRefusal(off, 409, 'MAIL_TURNED_OFF')
  assert.match(off.error ?? '', /turned these emails off/)
  await tell(person, { kind: 'new-sign-in', device: '', address: '203.0.113.7' })
  const alarm = await eventually(async () => (await sentTo(person)).find((it) => it.kind === 'new-sign-in'))
  expectRefusal(await resend(person, alarm.id, 1, clerk), 409, 'MAIL_NOT_RESENT')
  await server.db.transaction((tx) =>
    tx.run(sql`update accounts.users set status = 'inactive' where id = ${person.id}`),
  )
  expectRefusal(await resend(person, id, 1, clerk), 409, 'MAIL_UNCONFIRMED')
  assert.equal(mailsAbout(person, /Commission earned/).length, 1)
  assert.deepEqual(await audited(person), [])
})
