import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import type { NotificationContent } from '@runmart/contract/notifications'
import { telegramApi } from '#outside/telegram/bot-api.ts'
import { startTelegramStandIn } from '#outside/telegram/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { notify } from '#platform/notify.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { pollTelegram, pollTelegramForAMinute } from './poll-telegram.ts'
import { sendTelegram } from './send-telegram.ts'

const token = '123456:abcdefghijklmnopqrstuvwxyz'
const telegram = await startTelegramStandIn(token)
after(() => telegram.close())
const bot = telegramApi({ token, url: telegram.url })
const server = await startTestServer({ telegram: { token, url: telegram.url } })
const context = { db: server.db, log: createLog('silent', 'test') }
const shop = { ...server.shop, telegram: bot }
const commission: NotificationContent = { kind: 'commission-earned', amount: 1_500 }
let nextChat = 1_000

const notifyOf = ({ id }: Person, amount: number) =>
  server.db.transaction((tx) => notify(tx, id, { ...commission, amount }, `order ${amount}`))
const chatOf = async ({ call }: Person) => expectData(await call(api.notifications.settings)).telegram?.chat ?? null
const startOf = async ({ call }: Person) => {
  const { url } = expectData(await call(api.notifications.linkTelegram))
  return `/start ${new URL(url).searchParams.get('start')}`
}
const poll = () => pollTelegram(context, shop, 0)
/** A customer with a linked chat, quiet for long enough to get messages. */
async function hasLinked(): Promise<{ person: Person; chat: number }> {
  const [person, chat] = [await server.createCustomer(), nextChat++]
  telegram.write(chat, await startOf(person))
  await poll()
  assert.equal(await chatOf(person), `@user${chat}`)
  await sleep(1_050)
  return { person, chat }
}
const said = (chat: number, text: string) => telegram.sentTo(chat).filter((it) => it.includes(text)).length

test('Telegram asks for patience and gets it: many messages come, each once', async () => {
  const { person, chat } = await hasLinked()
  telegram.upset(chat, { code: 429, description: 'Too Many Requests: retry after 2', retryAfter: 2 })
  for (const amount of [11, 22, 33]) await notifyOf(person, amount)
  await eventually(() => [11, 22, 33].every((it) => said(chat, `${it}\u00a0₫`) === 1))
  await sleep(300)
  assert.deepEqual(
    [11, 22, 33].map((it) => said(chat, `${it}\u00a0₫`)),
    [1, 1, 1],
  )
})

test('what went wrong on their side is tried again; what is wrong with a message unties nobody', async () => {
  const { person, chat } = await hasLinked()
  const { id } = await server.db.transaction((tx) =>
    tx.get<{ id: string }>(sql`
      insert into notifications.items (user_id, key, news, at) values (${person.id}, 'x', ${commission}, now()) returning id::text`),
  )
  telegram.upset(
    chat,
    { code: 500, description: 'Internal Server Error' },
    { code: 400, description: 'Bad Request: message text is weird' },
    'lost',
  )
  for (let times = 0; times < 3; times++) await assert.rejects(sendTelegram({ itemId: id }, context, shop))
  assert.equal(await chatOf(person), `@user${chat}`)
  await sleep(1_050)
  await sendTelegram({ itemId: id }, context, shop)
  await sendTelegram({ itemId: id }, context, shop)
  assert.equal(said(chat, '1,500\u00a0₫'), 2, 'once more after the answer was lost, and then no more')
})

test('a chat that shut the bot out is untied and its pages are told; a chat linked meanwhile stays', async () => {
  const { person, chat } = await hasLinked()
  telegram.block(chat)
  await notifyOf(person, 5)
  await eventually(async () => (await chatOf(person)) === null)
  const other = nextChat++
  telegram.write(other, await startOf(person))
  await poll()
  const late = await server.db.transaction((tx) =>
    tx.get<{ id: string }>(sql`
      insert into notifications.items (user_id, key, news, at) values (${person.id}, 'late', ${commission}, now()) returning id::text`),
  )
  const slow = {
    ...bot,
    async sendMessage() {
      telegram.write(chat + 5_000, await startOf(person))
      await poll()
      return 'gone' as const
    },
  }
  await sendTelegram({ itemId: late.id }, context, { ...shop, telegram: slow })
  assert.equal(await chatOf(person), `@user${chat + 5_000}`)
})

// Proves R86.
test('a message that cannot be read or handled keeps none of the others waiting', async () => {
  const person = await server.createCustomer()
  const chat = { id: 2_100, type: 'private' }
  for (const message of [
    5,
    { chat: { id: 1e30 } },
    { chat, text: { of: 'mine' } },
    { chat, text: 'x'.repeat(1_000_000) },
  ])
    telegram.tell(message)
  const answers = `${server.url}/messages/01900000-0000-7000-8000-000000000000`
  telegram.write(2_101, await startOf(person))
  telegram.write(2_101, 'half \ud800 and \0', { answers })
  telegram.write(2_102, '/start')
  await poll()
  assert.equal(await chatOf(person), '@user2101')
  assert.match(telegram.sentTo(2_102)[0] ?? '', /no longer works/)
})

test('a link is for its owner, once, for a while, and not in groups; who comes too late is told so in his language', async () => {
  const person = await server.createCustomer()
  const [first, second] = [await startOf(person), await startOf(person)]
  telegram.write(2_001, first)
  telegram.write(2_002, second, { type: 'group' })
  await poll()
  assert.equal(await chatOf(person), null, 'an older link is dead, and a group is nobody')
  assert.match(telegram.sentTo(2_001)[0] ?? '', /no longer works/)
  assert.deepEqual(telegram.sentTo(2_002), [])
  await server.db.transaction((tx) =>
    tx.run(sql`update notifications.links set expires_at = now() - interval '1 second'`),
  )
  telegram.write(2_003, second, { language: 'vi' })
  await poll()
  assert.equal(await chatOf(person), null)
  assert.match(telegram.sentTo(2_003)[0] ?? '', /không còn/)
  telegram.write(2_004, '/start')
  telegram.write(2_005, 'hello there')
  await poll()
  assert.equal(telegram.sentTo(2_004).length, 1)
  assert.deepEqual(telegram.sentTo(2_005), [])
})

test('a chat that was another customer’s belongs to the one who linked it last', async () => {
  const { person, chat } = await hasLinked()
  const other = await server.createCustomer()
  telegram.write(chat, await startOf(other))
  await poll()
  assert.deepEqual([await chatOf(person), await chatOf(other)], [null, `@user${chat}`])
})

test('/stop ends it from within the chat, and says so', async () => {
  const { person, chat } = await hasLinked()
  telegram.write(chat, '/stop')
  await poll()
  assert.equal(await chatOf(person), null)
  assert.match(telegram.sentTo(chat).at(-1) ?? '', /no longer get Runmart notifications/)
})

test('a greeting that cannot be sent keeps nobody else from being heard, and a bot that is away is only noted', async () => {
  const [one, two] = [await server.createCustomer(), await server.createCustomer()]
  telegram.write(3_001, await startOf(one))
  telegram.block(3_001)
  telegram.upset(3_002, { code: 500, description: 'Internal Server Error' })
  telegram.write(3_002, await startOf(two))
  await poll()
  assert.deepEqual([await chatOf(one), await chatOf(two)], ['@user3001', '@user3002'])
  const away = telegramApi({ token, url: 'http://127.0.0.1:1' })
  await pollTelegramForAMinute(context, { ...shop, telegram: away }, 1_500)
})
