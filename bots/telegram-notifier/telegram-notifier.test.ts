import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { tryLine } from '../../testing/try-line.ts'
import { readSettings } from '../kit/read-settings.ts'
import { startTelegramStandIn } from './stand-in.ts'
import { telegramNotifier } from './telegram-notifier.ts'

const token = '123456:the-stand-in-has-its-own-token'
const telegram = await startTelegramStandIn(token, ['-1001', '42', '@lan_shop'])
after(() => telegram.close())
const send = (line: string, settings: Record<string, string>, signal = new AbortController().signal) =>
  tryLine(telegramNotifier, line, {
    hosts: [telegram.host],
    settings: { api: telegram.api, token, ...settings },
    signal,
  })

test('a line reaches every chat, with its line breaks', async () => {
  assert.deepEqual(await send('Xin chào\\nПривет', { chats: '-1001, @lan_shop' }), { ok: true, text: 'sent to 2 of 2' })
  const text = 'Xin chào\nПривет'
  assert.deepEqual(telegram.messages.splice(0), [
    { chat: '-1001', text },
    { chat: '@lan_shop', text },
  ])
})

test('when Telegram asks to wait, it waits and goes on; nothing is sent twice', async () => {
  for (const line of ['one', 'two'])
    assert.deepEqual(await send(line, { chats: '42' }), { ok: true, text: 'sent to 1 of 1' })
  assert.deepEqual(
    telegram.messages.splice(0).map(({ text }) => text),
    ['one', 'two'],
  )
  assert.equal(telegram.refusals(), 1)
})

test('a stop ends the waiting', async () => {
  await send('three', { chats: '@lan_shop' })
  const begin = performance.now()
  await assert.rejects(send('four', { chats: '@lan_shop' }, AbortSignal.timeout(100)))
  assert.ok(performance.now() - begin < 600)
  telegram.messages.length = 0
})

test('a chat that refuses does not keep the others waiting, and a wrong token is told without showing it', async () => {
  assert.deepEqual(await send('five', { chats: '777, -1001' }), {
    ok: false,
    text: 'sent to 1 of 2 · 777: 400 Bad Request: chat not found',
  })
  const wrong = await send('six', { chats: '42', token: '1:another-token-of-the-same-form' })
  assert.deepEqual(wrong, { ok: false, text: 'sent to 0 of 1 · 42: 401 Unauthorized' })
})

test('settings that cannot be are refused before anything runs', () => {
  const wrong = (chats: string, key = token) => {
    const read = readSettings(telegramNotifier, { token: key, chats })
    return 'problems' in read ? read.problems.map(({ name }) => name) : []
  }
  assert.deepEqual(wrong('42'), [])
  assert.deepEqual(wrong('https://t.me/x'), ['chats'])
  assert.deepEqual(wrong(Array.from({ length: 21 }, (_, at) => at + 1).join()), ['chats'])
  assert.deepEqual(wrong('42', '123/../x'), ['token'])
})
