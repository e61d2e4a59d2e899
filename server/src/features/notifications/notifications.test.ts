import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import type { NotificationContent } from '@runmart/contract/notifications'
import { telegramApi } from '#outside/telegram/bot-api.ts'
import { startTelegramStandIn } from '#outside/telegram/stand-in.ts'
import { createLog } from '#platform/log.ts'
import { notify } from '#platform/notify.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { pollTelegram } from './poll-telegram.ts'

const token = '123456:abcdefghijklmnopqrstuvwxyz'
const telegram = await startTelegramStandIn(token)
after(() => telegram.close())
const server = await startTestServer({ telegram: { token, url: telegram.url } })
const shop = await createShop(server)
const named = (name: string) => ({ name, description: 'What it does' })
const service = await shop.createService({
  price: 1_000,
  category: 'telegram',
  texts: { en: named('Channel set-up'), vi: named('Thiết lập kênh'), ru: named('Настройка канала') },
})

const log = createLog('silent', 'test')
const listOf = async ({ call }: Person) => expectData(await call(api.notifications.list))
const sendNotification = (person: Person, news: NotificationContent, key: string) =>
  server.db.transaction((tx) => notify(tx, person.id, news, key))
const commission: NotificationContent = { kind: 'commission-earned', amount: 1_500 }
const waitForNotifications = (person: Person, count: number) =>
  eventually(async () => {
    const list = await listOf(person)
    return list.items.length === count ? list : null
  })

test('an order that moves is news under the bell and by mail, once, in the customer’s language', async () => {
  const buyer = await shop.createBuyer(10_000)
  expectData(await buyer.call(api.accounts.editProfile, { body: { language: 'vi' } }))
  const body = { serviceId: service, amount: 2, contactInfo: '@me' }
  const { order } = expectData(await buyer.call(api.orders.owner, { body }))
  expectData(await shop.operator.call(api.ordersOperator.take, { params: { id: order.id } }))
  expectData(
    await shop.operator.call(api.ordersOperator.deliver, { params: { id: order.id }, body: { rest: 'delivered' } }),
  )
  const { items, unread } = await waitForNotifications(buyer, 2)
  assert.equal(unread, 2)
  assert.deepEqual(
    items.map((it) => it.news.kind === 'order-changed' && [it.news.orderCode, it.news.orderStatus]),
    [
      [order.orderCode, 'success'],
      [order.orderCode, 'in-progress'],
    ],
  )
  assert.deepEqual(items[0]?.service, { name: 'Channel set-up', category: 'telegram', categoryName: 'Telegram' })
  const mail = await server.mailbox.waitFor(buyer.email, /Hoàn thành/)
  assert.equal(mail.subject, `Thiết lập kênh (Telegram, ${order.orderCode}): Hoàn thành`)
  assert.match(mail.text ?? '', new RegExp(order.orderCode))
})

test('a deposit, a commission and a bot that ends are told; the same news is told once however often it is reported', async () => {
  const person = await server.createCustomer()
  const credit = { customerId: person.id, amount: 50_000, reason: 'gift' }
  expectData(await shop.operator.call(api.depositsOperator.credit, { body: credit }))
  for (let again = 0; again < 3; again++) await sendNotification(person, commission, 'order-1')
  await sendNotification(person, { kind: 'bot-failed', orderId: 'x', orderCode: 'RM-222222', refunded: 0 }, 'order-2')
  const { items } = await waitForNotifications(person, 3)
  assert.deepEqual(items.map((it) => it.news.kind).sort(), ['bot-failed', 'commission-earned', 'deposit-credited'])
  const one = items[0]?.id ?? ''
  assert.equal(expectData(await person.call(api.notifications.read, { body: { id: one } })).unread, 2)
  const other = await server.createCustomer()
  expectData(await other.call(api.notifications.read, { body: { id: items[1]?.id ?? '' } }))
  assert.equal((await listOf(person)).unread, 2, 'nobody reads for somebody else')
  assert.equal(expectData(await person.call(api.notifications.read, { body: {} })).unread, 0)
})

test('a kind that is turned off comes no more by that way; the link in the mail turns it off at one press', async () => {
  const person = await server.createCustomer()
  await sendNotification(person, commission, 'first')
  const { headers } = await server.mailbox.waitFor(person.email, /Commission earned/)
  const header = (key: string) => headers.find((it) => it.key === key)?.value ?? ''
  assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  const address = new URL(header('list-unsubscribe').slice(1, -1))
  const press = (query: string) =>
    fetch(`${server.url}${address.pathname}?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  // Mail scanners open every link; a GET must not change anything.
  const looked = await fetch(`${server.url}${address.pathname}${address.search}`, { redirect: 'manual' })
  assert.deepEqual(
    [looked.status, looked.headers.get('location')],
    [303, `/unsubscribe#token=${address.searchParams.get('token')}`],
  )
  assert.equal(expectData(await person.call(api.notifications.settings)).preferences['commission-earned'].mail, true)
  assert.equal((await press(address.search.slice(1))).status, 200)
  assert.equal((await press(address.search.slice(1))).status, 200)
  assert.equal((await press('token=made.up.word')).status, 400)
  const query = { token: address.searchParams.get('token') ?? '' }
  expectData(await server.as(null)(api.notifications.unsubscribe, { query }))
  expectRefusal(
    await server.as(null)(api.notifications.unsubscribe, { query: { token: 'x.y.z' } }),
    400,
    'LINK_INVALID',
  )
  const { preferences } = expectData(await person.call(api.notifications.settings))
  assert.deepEqual(preferences['commission-earned'], { mail: false, telegram: true })
  assert.deepEqual(preferences['order-changed'], { mail: true, telegram: true })
  await sendNotification(person, { ...commission, amount: 7_770_077 }, 'second')
  await waitForNotifications(person, 2)
  await sendNotification(person, { kind: 'bot-failed', orderId: 'x', orderCode: 'RM-333333', refunded: 0 }, 'third')
  await server.mailbox.waitFor(person.email, /RM-333333/)
  const mails = server.mailbox.mailsTo(person.email)
  assert.ok(!mails.some((it) => it.text?.includes('7,770,077')), 'no mail of a kind that was turned off')
})

test('a linked chat gets the news; a link works once; a chat that shuts the bot out is untied', async () => {
  const person = await server.createCustomer()
  const settings = expectData(await person.call(api.notifications.settings))
  assert.deepEqual(settings.telegram, { botName: 'runmart_test_bot', chat: null })
  const { url } = expectData(await person.call(api.notifications.linkTelegram))
  const start = `/start ${new URL(url).searchParams.get('start')}`
  telegram.write(700, start)
  telegram.write(701, start)
  await pollTelegram(
    { db: server.db, log },
    { ...server.config, telegram: telegramApi({ token, url: telegram.url }) },
    0,
  )
  assert.equal(expectData(await person.call(api.notifications.settings)).telegram?.chat, '@user700')
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await sendNotification(person, commission, 'by telegram')
  await eventually(() => telegram.sent.some((it) => it.chat === 700 && it.text.includes('1,500\u00a0₫')))
  assert.ok(!telegram.sent.some((it) => it.chat === 701 && it.text.includes('₫')), 'a link works once')
  telegram.block(700)
  await sendNotification(person, { ...commission, amount: 9 }, 'after the end')
  await eventually(async () => expectData(await person.call(api.notifications.settings)).telegram?.chat === null)
})

test('a browser that was never seen is news; the same again is not', async () => {
  const person = await server.createCustomer()
  const signIn = (deviceId: string) =>
    fetch(`${server.url}/api/user/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device-id': deviceId, 'user-agent': 'Netscape 4' },
      body: JSON.stringify({ email: person.email, password: person.password }),
    })
  const device = crypto.randomUUID()
  await signIn(device)
  await signIn(device)
  const { items } = await waitForNotifications(person, 1)
  assert.deepEqual(items[0]?.news, { kind: 'new-sign-in', device: 'Netscape 4', address: '127.0.0.1' })
})

test('settings take what they know and nothing else', async () => {
  const { call } = await server.createCustomer()
  const save = (preferences: object) =>
    call(api.notifications.saveSettings, { body: { preferences: preferences as Record<string, never> } })
  expectRefusal(await save({ nonsense: { mail: true, telegram: true } }), 400, 'VALIDATION')
  expectRefusal(await save({ 'bot-failed': { mail: 'yes', telegram: true } }), 400, 'VALIDATION')
  const saved = expectData(await save({ 'bot-failed': { mail: false, telegram: false } }))
  assert.deepEqual(saved.preferences['bot-failed'], { mail: false, telegram: false })
})
