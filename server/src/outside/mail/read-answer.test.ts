import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from '#platform/log.ts'
import { readAnswer } from './read-answer.ts'

const shop = 'no-reply@shop.example'
const log = createLog('silent', 'test')
const lines = (...all: string[]) => Buffer.from(all.join('\r\n'))
const mail = lines(
  'From: anna@example.com',
  'Content-Type: multipart/mixed; boundary=x',
  '',
  '--x',
  'Content-Type: text/plain; charset=utf-8',
  '',
  '@my_channel, спасибо',
  '',
  '> Which channel?',
  '--x',
  'Content-Type: application/octet-stream',
  'Content-Disposition: attachment; filename=a.bin',
  'Content-Transfer-Encoding: base64',
  '',
  'AP+A',
  '--x--',
)

test('a mail is read in a process of its own: what was written, what it quotes, and its files', async () => {
  assert.deepEqual(await readAnswer(mail, shop, log), {
    text: '@my_channel, спасибо',
    rest: '> Which channel?',
    files: [{ name: 'a.bin', content: Buffer.from([0, 255, 128]) }],
  })
})

// Proves R76.
test('a mail that takes too long is not read, and nothing waits for it', async () => {
  assert.equal(await readAnswer(mail, shop, log, { mostMs: 1 }), null)
})

test('a mail of endless lines is read to its quote', async () => {
  const long = lines('From: anna@example.com', '', '@my_channel', '', '> a\r\n'.repeat(20_000))
  assert.equal((await readAnswer(long, shop, log))?.text, '@my_channel')
})
