import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import type { Right } from '@runmart/contract/accounts-rights'
import type { Alert, AlertChannels, AlertKind } from '@runmart/contract/alerts'
import { makeOperator } from '#features/accounts/index.ts'
import { pollTelegram } from '#features/notifications/index.ts'
import { telegramApi } from '#outside/telegram/bot-api.ts'
import { startTelegramStandIn } from '#outside/telegram/stand-in.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import { sql } from '#platform/db/sql.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { collectLiveEvents } from '#test/live-events.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { sendAlertMail } from './send-alert.ts'
import { tellNewOrders } from './tell-new-orders.ts'
import { tellWaiting } from './tell-waiting.ts'

const token = '123456:abcdefghijklmnopqrstuvwxyz'
const telegram = await startTelegramStandIn(token)
after(() => telegram.close())
const server = await startTestServer({
  telegram: { token, url: telegram.url },
  sepay: { apiKey: '', secret: '', apiToken: 'token', apiUrl: 'http://127.0.0.1:1' },
  depositLimits: { manualCreditCap: 1_000_000, claimWaitAbove: 20_000_000, claimWaitHours: 6 },
  messageNotifySeconds: 0,
})
const shop = await createShop(server)
const context = { db: server.db, log: createLog('silent', 'test') }
const bot = telegramApi({ token, url: telegram.url })

const change = (statement: ReturnType<typeof sql>) => server.owner.transaction((tx) => tx.run(statement))
const settingsOf = async (who: Person) => expectData(await who.call(api.alerts.settings))
const choose = (who: Person, kind: AlertKind, channels: AlertChannels) =>
  who.call(api.alerts.choose, { body: { kind, channels } })
const lookAround = () => tellWaiting(context, server.shop)
const mailsTo = ({ email }: Person, subject: RegExp) =>
  server.mailbox.mailsTo(email).filter((it) => subject.test(it.subject ?? ''))
const everywhere: AlertChannels = { browser: true, telegram: true, mail: true }
const nowhere: AlertChannels = { browser: false, telegram: false, mail: false }

async function employ(rights: Right[]): Promise<Person> {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => makeOperator(tx, person.email, { isOwner: false, rights }))
  return server.signIn(person)
}

let nextChat = 1_000
async function linkChat(person: Person): Promise<number> {
  const chat = nextChat++
  const { url } = expectData(await person.call(api.notifications.linkTelegram))
  telegram.write(chat, `/start ${new URL(url).searchParams.get('start')}`)
  await pollTelegram(context, { ...server.config, telegram: bot }, 0)
  return chat
}

/** The alerts that an open page of this operator shows. */
async function openPage(person: Person): Promise<() => Alert[]> {
  const events = await collectLiveEvents(server, person)
  return () => events.flatMap((it) => (it.kind === 'alerted' ? [it.alert] : []))
}

const addTransfer = (id: string, amount: number, currency: 'VND' | 'USDT' = 'VND') =>
  change(sql`
    insert into deposits.transfers (id, feed, external_id, status, currency, amount, content, happened_at)
    values (gen_random_uuid(), 'sepay', ${id}, 'unmatched', ${currency}, ${amount}, 'hello', now())`)

test('operators see only kinds that their rights cover, and choose among those alone', async () => {
  const [packer, cashier] = [await employ(['orders']), await employ(['money'])]
  const kindsOf = async (who: Person) => (await settingsOf(who)).kinds.map((it) => it.kind)
  assert.deepEqual(await kindsOf(packer), ['new-orders', 'messages', 'supplier-orders', 'refund-requests'])
  assert.deepEqual(await kindsOf(cashier), ['transfers', 'claims', 'payouts', 'large-credits', 'feeds'])
  assert.equal((await kindsOf(shop.operator)).length, 14)
  expectRefusal(await choose(packer, 'transfers', everywhere), 403, 'FORBIDDEN')
  expectRefusal(await choose(cashier, 'payment-settings', everywhere), 403, 'FORBIDDEN')
  const customer = await server.createCustomer()
  expectRefusal(await customer.call(api.alerts.settings), 403, 'FORBIDDEN')
})

test('a choice is kept for its operator alone, and is on the audit log', async () => {
  const [one, other] = [await employ(['orders']), await employ(['orders'])]
  const orders = async (who: Person) => (await settingsOf(who)).kinds.find((it) => it.kind === 'new-orders')
  assert.deepEqual(await orders(one), {
    kind: 'new-orders',
    browser: true,
    telegram: false,
    mail: false,
    isMailFixed: false,
  })
  expectData(await choose(one, 'new-orders', { browser: false, telegram: true, mail: true }))
  assert.equal((await orders(one))?.telegram, true)
  assert.equal((await orders(other))?.telegram, false)
  const { items } = expectData(await shop.operator.call(api.audit.list, { query: { subject: one.id } }))
  assert.deepEqual(
    items.filter((it) => it.action === 'alerts.choose').map((it) => it.changes.find((its) => its.name === 'telegram')),
    [{ name: 'telegram', before: 'false', after: 'true' }],
  )
})

test('fifty unmatched transfers that came together are one alert with their sum, by every chosen channel, once', async () => {
  const cashier = await employ(['money'])
  const [chat, shown] = [await linkChat(cashier), await openPage(cashier)]
  expectData(await choose(cashier, 'transfers', everywhere))
  await lookAround()
  for (let nth = 0; nth < 48; nth++) await addTransfer(`M${nth}`, 1_000)
  await addTransfer('U1', 0.1, 'USDT')
  await addTransfer('U2', 0.2, 'USDT')
  await Promise.all([lookAround(), lookAround()])
  await lookAround()
  const mail = await server.mailbox.waitFor(cashier.email, /^50 unmatched transfers: 48,000\s₫ \+ 0\.3\sUSDT$/)
  assert.match(mail.text ?? '', /\/operator\/transfers\n/)
  await eventually(() =>
    telegram.sentTo(chat).some((it) => /^50 unmatched transfers.*\/operator\/transfers$/s.test(it)),
  )
  await eventually(() => shown().some((it) => it.kind === 'transfers' && it.count === 50))
  await addTransfer('M99', 7_000)
  await lookAround()
  await server.mailbox.waitFor(cashier.email, /^Unmatched transfer: 7,000\s₫$/)
  assert.equal(mailsTo(cashier, /unmatched/i).length, 2)
  assert.equal(shown().filter((it) => it.kind === 'transfers').length, 2)
})

test('who turned a kind off, or lost the right to it before it was sent, is not told', async () => {
  const [quiet, former] = [await employ(['money']), await employ(['money'])]
  const shown = await openPage(quiet)
  expectData(await choose(quiet, 'transfers', nowhere))
  await addTransfer('Q1', 3_000)
  await lookAround()
  // Stands for a job that could not send the alert before the owner took the right away.
  const { id } = await server.owner.transaction((tx) =>
    tx.get<{ id: string }>(sql`
      insert into alerts.items (operator_id, key, alert)
      values (${former.id}, 'late', ${{ kind: 'payouts', count: 1, sum: 123_456 }}) returning id::text`),
  )
  await change(sql`update accounts.users set rights = '{orders}' where id = ${former.id}`)
  const sent: string[] = []
  const send = async ({ subject }: { subject: string }) => void sent.push(subject)
  const sending = { ...server.shop, sendMail: send as never }
  await sendAlertMail({ itemId: id }, context, sending)
  assert.deepEqual(sent, [])
  await change(sql`update accounts.users set rights = '{money}' where id = ${former.id}`)
  await sendAlertMail({ itemId: id }, context, sending)
  await sendAlertMail({ itemId: id }, context, sending)
  assert.equal(sent.length, 1)
  assert.match(sent[0] ?? '', /^Payout to pay: 123,456\s₫$/)
  assert.deepEqual(shown(), [])
  assert.deepEqual(mailsTo(quiet, /unmatched/i), [])
})

test('orders of the last minute are told together with their sum; by mail those of the hour', async () => {
  const packer = await employ(['orders'])
  const shown = await openPage(packer)
  expectData(await choose(packer, 'new-orders', { browser: true, telegram: false, mail: true }))
  const buyer = await shop.createBuyer(1_000_000)
  const serviceId = await shop.createService({ price: 1_000 })
  const place = async () =>
    expectData(await buyer.call(api.orders.owner, { body: { serviceId, amount: 2, contactInfo: '@me' } })).order
  const tell = (pace: 'minute' | 'hour') => server.db.transaction((tx) => tellNewOrders(tx, pace))
  await change(sql`update alerts.orders_told set until = now() - interval '10 minutes'`)
  const first = await place()
  await tell('minute')
  assert.deepEqual(shown(), [], 'one that was placed this moment may have others beside it that are not there yet')
  // One minute passes.
  await change(sql`update orders.orders set created_at = created_at - interval '1 minute'`)
  await change(sql`update alerts.orders_told set until = until - interval '1 minute'`)
  await tell('minute')
  const one = { kind: 'new-orders', count: 1, sum: 2_000, order: { id: first.id, code: first.orderCode } }
  await eventually(() => shown().length === 1)
  assert.deepEqual(shown(), [one])
  await change(sql`update alerts.orders_told set until = now() - interval '45 seconds' where pace = 'minute'`)
  for (let nth = 0; nth < 5; nth++) await place()
  await change(sql`update orders.orders set created_at = now() - interval '30 seconds' where id <> ${first.id}`)
  await Promise.all([tell('minute'), tell('minute')])
  await tell('minute')
  await eventually(() => shown().length === 2)
  assert.deepEqual(shown()[1], { kind: 'new-orders', count: 5, sum: 10_000, order: null })
  assert.equal(mailsTo(packer, /order/).length, 0)
  await tell('hour')
  const mail = await server.mailbox.waitFor(packer.email, /^6 new orders: 12,000\s₫$/)
  assert.ok(!mail.text?.includes(buyer.username))
  assert.equal(shown().length, 2)
})

test('a feed is told when it has been silent for a while, and again only after it came back', async () => {
  const cashier = await employ(['money'])
  const shown = await openPage(cashier)
  const heard = (minutes: number, failed: boolean) =>
    change(sql`update deposits.feeds set last_ok_at = now() - make_interval(mins => ${minutes}),
      last_problem_at = case when ${failed} then now() end where feed = 'sepay'`)
  const told = () => shown().filter((it) => it.kind === 'feeds')
  await heard(6, true)
  await lookAround()
  await heard(11, true)
  await lookAround()
  await lookAround()
  await eventually(() => told().length === 1)
  assert.deepEqual(told(), [{ kind: 'feeds', feeds: ['sepay'] }])
  await server.mailbox.waitFor(cashier.email, /^SePay isn’t responding$/)
  await heard(1, false)
  await lookAround()
  await heard(40, false)
  await lookAround()
  await eventually(() => told().length === 2)
  await heard(1, false)
})

test('claims, payouts and unanswered messages are told without naming the customer', async () => {
  const [cashier, packer] = [await employ(['money']), await employ(['orders'])]
  const [chat, shown] = [await linkChat(packer), await openPage(packer)]
  const customer = await server.createCustomer()
  const sentOn = new Date().toISOString().slice(0, 10)
  const claim = { amount: 150_000, reference: `FT${randomUUID().slice(0, 8)}`, sentOn }
  expectData(await customer.call(api.bankClaims.claim, { body: claim }))
  await change(sql`
    insert into payouts.payouts (id, code, customer_id, kind, status, amount, way, bank_bin, account, account_name)
    values (gen_random_uuid(), 'PO-TEST', ${customer.id}, 'commission', 'waiting', 300000, 'bank', '970436', '1', 'A')`)
  const message = { params: { id: customer.id }, body: { text: 'Where is it?' } }
  expectData(await customer.call(api.conversations.send, message, { idempotencyKey: randomUUID() }))
  await lookAround()
  const mails = [
    await server.mailbox.waitFor(cashier.email, /^Claimed transfer: 150,000\s₫$/),
    await server.mailbox.waitFor(cashier.email, /^Payout to pay: 300,000\s₫$/),
  ]
  for (const { text = '' } of mails) assert.ok(!text.includes(customer.username) && !text.includes(claim.reference))
  const told = await eventually(() => telegram.sentTo(chat).find((it) => it.includes('waiting for an answer')))
  assert.ok(!told.includes(customer.username) && !told.includes('Where is it?'))
  await eventually(() => shown().some((it) => it.kind === 'messages' && it.count === 1))
  assert.deepEqual(mailsTo(cashier, /answer/), [])
})

test('who does not want mails about messages gets none; the others get one they can answer', async () => {
  const [quiet, reader] = [await employ(['orders']), await employ(['orders'])]
  expectData(await choose(quiet, 'messages', { ...everywhere, mail: false }))
  const customer = await server.createCustomer()
  const message = { params: { id: customer.id }, body: { text: 'Hello?' } }
  expectData(await customer.call(api.conversations.send, message, { idempotencyKey: randomUUID() }))
  const subject = new RegExp(`^${customer.username} is waiting`)
  await server.mailbox.waitFor(reader.email, subject)
  await server.mailbox.waitFor(shop.operator.email, subject)
  assert.deepEqual(mailsTo(quiet, subject), [])
})

test('books that differ and jobs that gave up are told to who can do something about it; an alert that failed is not', async () => {
  const [keeper, mender] = [await employ(['reports']), await employ(['settings'])]
  const [toKeeper, toMender] = [await openPage(keeper), await openPage(mender)]
  const { id } = await shop.createBuyer(1_000)
  const account = `customer:${id}:available`
  await change(sql`update ledger.accounts set balance = balance + 7 where path = ${account}`)
  assert.equal(expectData(await keeper.call(api.ledger.books)).ok, false)
  const givenUp = async () => expectData(await mender.call(api.jobs.givenUp)).total
  await server.db.transaction((tx) => {
    enqueue(tx, job<object>('account-closure.send-mail'), { language: 'xx' }, { maxAttempts: 1 })
    enqueue(tx, job<object>('alerts.send-mail'), { itemId: 'none' }, { maxAttempts: 1 })
    return Promise.resolve()
  })
  await eventually(async () => (await givenUp()) === 2)
  await lookAround()
  await lookAround()
  await eventually(() => toKeeper().length > 0 && toMender().length > 0)
  assert.deepEqual(
    toKeeper().map((it) => it.kind),
    ['books'],
  )
  assert.deepEqual(toMender(), [{ kind: 'jobs', count: 1 }])
  await server.mailbox.waitFor(keeper.email, /^The books don’t agree/)
  await change(sql`update ledger.accounts set balance = balance - 7 where path = ${account}`)
  await keeper.call(api.ledger.books)
})

test('owners cannot turn off mails about credits above the limit; others can', async () => {
  const cashier = await employ(['money'])
  const fixed = expectData(await choose(shop.operator, 'large-credits', nowhere)).kinds
  assert.deepEqual(
    fixed.filter((it) => it.isMailFixed).map((it) => [it.kind, it.mail]),
    [
      ['large-credits', true],
      ['payment-settings', true],
    ],
  )
  expectData(await choose(cashier, 'large-credits', nowhere))
  const asker = await employ(['money'])
  const customer = await server.createCustomer()
  const body = { customerId: customer.id, amount: 5_000_000, reason: 'sorry' }
  const asked = await asker.call(api.depositsOperator.credit, { body }, { idempotencyKey: randomUUID() })
  expectRefusal(asked, 409, 'APPROVAL_NEEDED')
  await server.mailbox.waitFor(shop.operator.email, /^Credit of 5,000,000\s₫ is waiting$/)
  await server.mailbox.waitFor(asker.email, /^Credit of 5,000,000\s₫ is waiting$/)
  assert.deepEqual(mailsTo(cashier, /Credit of/), [])
})

test('the same request again makes no second alert, and everybody reads it in their language', async () => {
  const keeper = await employ(['reports'])
  await change(sql`update accounts.users set language = 'ru' where id = ${keeper.id}`)
  const request = { alert: { kind: 'books' as const, count: 2 }, key: 'the same' }
  for (let times = 0; times < 2; times++) await server.db.transaction((tx) => Promise.resolve(alertStaff(tx, request)))
  await server.mailbox.waitFor(keeper.email, /^Учёт не сходится: не пройдены 2 проверки$/)
  await server.db.transaction((tx) => Promise.resolve(alertStaff(tx, { ...request, key: 'the next' })))
  await eventually(() => mailsTo(keeper, /Учёт/).length === 2)
})

test('a test comes by the channel that is tested, and only to who asked for it', async () => {
  const [packer, other] = [await employ(['orders']), await employ(['orders'])]
  assert.deepEqual((await settingsOf(packer)).telegram, { chat: null })
  const chat = await linkChat(packer)
  const settings = await settingsOf(packer)
  assert.deepEqual(settings.telegram, { chat: `@user${chat}` })
  assert.deepEqual(settings.mail, { address: packer.email, isSetUp: true })
  const [mine, theirs] = [await openPage(packer), await openPage(other)]
  expectData(await packer.call(api.alerts.test, { body: { way: 'browser' } }))
  await eventually(() => mine().length === 1)
  expectData(await packer.call(api.alerts.test, { body: { way: 'mail' } }))
  await server.mailbox.waitFor(packer.email, /^Test alert$/)
  expectData(await packer.call(api.alerts.test, { body: { way: 'telegram' } }))
  await eventually(() => telegram.sentTo(chat).some((it) => it.startsWith('Test alert')))
  assert.deepEqual([mine().length, theirs().length, mailsTo(packer, /Test/).length], [1, 0, 1])
})
