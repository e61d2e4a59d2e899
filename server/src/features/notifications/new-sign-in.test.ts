import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { notify } from '#platform/notify.ts'
import { expectData } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { unsubscribeToken } from './unsubscribe.ts'

const server = await startTestServer()
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const signedInWith = ({ id }: Person, device: string) =>
  server.db.transaction((tx) =>
    notify(tx, id, { kind: 'new-sign-in', device, address: '203.0.113.7' }, crypto.randomUUID()),
  )
const muted = (person: Person) =>
  server.mailbox.mailsTo(person.email).filter((it) => /sign-in emails turned off/.test(it.subject ?? ''))

test('the mail calls a browser as people do, and never repeats what a stranger calls himself', async () => {
  const person = await server.createCustomer()
  await signedInWith(person, CHROME)
  const { text } = await server.mailbox.waitFor(person.email, /New sign-in/)
  assert.match(text ?? '', /Chrome · Windows, IP address 203\.0\.113\.7/)
  const other = await server.createCustomer()
  await signedInWith(other, 'https://evil.example/win-a-prize call 1900 0000')
  const mail = await server.mailbox.waitFor(other.email, /New sign-in/)
  assert.match(mail.text ?? '', /unknown device/)
  assert.ok(!`${mail.text}${mail.html}`.includes('evil'))
})

test('who turns these mails off is told so by a last one, whichever way he did, and once', async () => {
  const [person, other] = [await server.createCustomer(), await server.createCustomer()]
  const off = { preferences: { 'new-sign-in': { mail: false, telegram: true } } }
  expectData(await person.call(api.notifications.saveSettings, { body: off }))
  expectData(await person.call(api.notifications.saveSettings, { body: off }))
  const query = { token: unsubscribeToken(other.id, 'new-sign-in', server.config.tokenSecret) }
  for (let times = 0; times < 2; times++) expectData(await server.as(null)(api.notifications.unsubscribe, { query }))
  for (const each of [person, other]) await server.mailbox.waitFor(each.email, /sign-in emails turned off/)
  const quiet = { preferences: { 'bot-failed': { mail: false, telegram: false } } }
  expectData(await person.call(api.notifications.saveSettings, { body: quiet }))
  await sleep(300)
  assert.deepEqual([muted(person).length, muted(other).length], [1, 1])
})
