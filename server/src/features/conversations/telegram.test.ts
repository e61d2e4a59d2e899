import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { pollTelegram } from '#features/notifications/index.ts'
import { telegramApi } from '#outside/telegram/bot-api.ts'
import { startTelegramStandIn } from '#outside/telegram/stand-in.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { takeTelegramAnswer } from './take-telegram-answer.ts'

const token = '123456:abcdefghijklmnopqrstuvwxyz'
const telegram = await startTelegramStandIn(token)
after(() => telegram.close())
const server = await startTestServer({ telegram: { token, url: telegram.url }, messageNotifySeconds: 0 })
const shop = await createShop(server)

const poll = () =>
  pollTelegram(
    { db: server.db, log: createLog('silent', 'test') },
    { ...server.config, telegram: telegramApi({ token, url: telegram.url }) },
    0,
  )
async function linkChat(person: Person, chat: number) {
  const { url } = expectData(await person.call(api.notifications.linkTelegram))
  telegram.write(chat, `/start ${new URL(url).searchParams.get('start')}`)
  await poll()
}
const messagesOf = async (person: Person) =>
  expectData(await person.call(api.conversations.conversation, { params: { id: person.id } })).messages
const writeTo = ({ id }: Person, text: string) =>
  shop.operator.call(
    api.conversationsOperator.send,
    { params: { id }, body: { text } },
    { idempotencyKey: randomUUID() },
  )

// Proves S10.26.
test('an answer to the bot’s message lands in the conversation, once; nobody answers for somebody else', async () => {
  const [person, other] = [await server.createCustomer(), await server.createCustomer()]
  await linkChat(person, 800)
  await linkChat(other, 801)
  expectData(await writeTo(person, 'Which channel?'))
  const told = await eventually(() => telegram.sentTo(800).find((it) => it.includes('Which channel?')))
  telegram.write(800, 'No answer to anything')
  telegram.write(801, 'Not mine', { answers: told })
  telegram.write(800, '  @my_channel  ', { answers: told })
  await poll()
  await poll()
  const messages = await eventually(async () => {
    const all = await messagesOf(person)
    return all.length > 1 && all
  })
  assert.deepEqual(
    messages.map((it) => [it.author, it.text]),
    [
      ['staff', 'Which channel?'],
      ['customer', '@my_channel'],
    ],
  )
  assert.deepEqual(await messagesOf(other), [])
  const again = { updateId: 999, userId: person.id, conversationId: person.id, text: 'Twice' }
  for (let times = 0; times < 2; times++)
    await server.db.transaction((tx) => takeTelegramAnswer(tx, again, server.config))
  assert.equal((await messagesOf(person)).filter((it) => it.text === 'Twice').length, 1)
})

// Proves R83.
test('answers in Telegram above the limit of messages are refused by a mail', async () => {
  const person = await server.createCustomer()
  const limited = { ...server.shop, rateLimits: true }
  const answer = (updateId: number) => ({
    updateId,
    userId: person.id,
    conversationId: person.id,
    text: `No. ${updateId}`,
  })
  const most = api.conversations.send.limits?.[0]?.attempts ?? assert.fail()
  for (let times = 0; times <= most; times++)
    await server.db.transaction((tx) => takeTelegramAnswer(tx, answer(5_000 + times), limited))
  assert.equal((await messagesOf(person)).length, most)
  // A repeated update is neither added nor counted.
  await server.db.transaction((tx) => takeTelegramAnswer(tx, answer(5_000 + most), limited))
  await server.mailbox.waitFor(person.email, /wasn’t added/)
})
