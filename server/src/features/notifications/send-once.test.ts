import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import type { NotificationContent } from '@runmart/contract/notifications'
import type { Mail } from '#outside/mail/mail.ts'
import { sql } from '#platform/db/sql.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { createLog } from '#platform/log.ts'
import { notify } from '#platform/notify.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { sendMail, sendMailJob } from './send-mail.ts'

const server = await startTestServer()
const log = createLog('silent', 'test')
const context = { db: server.db, log }
const { shop } = server
const commission: NotificationContent = { kind: 'commission-earned', amount: 1_500 }

const mailsAbout = (person: Person, subject: RegExp) =>
  server.mailbox.mailsTo(person.email).filter((it) => subject.test(it.subject ?? ''))
/** A notification without any sending. */
async function hasUnsentItem(person: Person, news: NotificationContent = commission): Promise<string> {
  const { id } = await server.db.transaction((tx) =>
    tx.get<{ id: string }>(sql`
      insert into notifications.items (user_id, key, news, at) values (${person.id}, ${crypto.randomUUID()}, ${news}, now())
      returning id::text`),
  )
  return id
}

test('the same job again, one after the other and all at once: one mail', async () => {
  const person = await server.createCustomer()
  await server.db.transaction((tx) => notify(tx, person.id, commission, 'one'))
  await server.mailbox.waitFor(person.email, /Commission earned/)
  const [item] = expectData(await person.call(api.notifications.list)).items
  await runConcurrently(8, () => server.db.transaction((tx) => enqueue(tx, sendMailJob, { itemId: item?.id ?? '' })))
  await sendMail({ itemId: item?.id ?? '' }, context, shop)
  const other = await hasUnsentItem(person, { ...commission, amount: 7 })
  await runConcurrently(8, () => sendMail({ itemId: other }, context, shop))
  await sleep(500)
  assert.equal(mailsAbout(person, /Commission earned: \+1,500/).length, 1)
  assert.equal(mailsAbout(person, /Commission earned: \+7\s/).length, 1)
})

test('a mail that may have gone out comes again rather than never, under the same id', async () => {
  const person = await server.createCustomer()
  const itemId = await hasUnsentItem(person)
  const unsure = async (mail: Mail) => {
    await shop.sendMail(mail)
    throw new Error('the line broke before the server said yes')
  }
  await assert.rejects(sendMail({ itemId }, context, { ...shop, sendMail: unsure }))
  await sendMail({ itemId }, context, shop)
  await sendMail({ itemId }, context, shop)
  const [first, second, ...more] = mailsAbout(person, /Commission earned/)
  assert.deepEqual(more, [])
  assert.ok(first?.messageId)
  assert.equal(first.messageId, second?.messageId)
})

test('a worker that died while sending is waited for, then another one sends', async () => {
  const person = await server.createCustomer()
  const itemId = await hasUnsentItem(person)
  await new Promise<void>((resolve) => {
    const neverSent = () => {
      resolve()
      return new Promise<never>(() => {})
    }
    void sendMail({ itemId }, context, { ...shop, sendMail: neverSent })
  })
  await sendMail({ itemId }, context, shop)
  assert.equal(mailsAbout(person, /Commission earned/).length, 0, 'somebody else may be just sending it')
  await server.db.transaction((tx) =>
    tx.run(sql`update notifications.sendings set begun_at = now() - interval '10 minutes'`),
  )
  await sendMail({ itemId }, context, shop)
  assert.equal(mailsAbout(person, /Commission earned/).length, 1)
})

test('each kind in the language that its reader has when it is sent, with the way to end it', async () => {
  const person = await server.createCustomer()
  const itemId = await hasUnsentItem(person, { kind: 'deposit-credited', amount: 1_250_000 })
  expectData(await person.call(api.accounts.editProfile, { body: { language: 'ru' } }))
  await sendMail({ itemId }, context, shop)
  const mail = await eventually(() =>
    server.mailbox.mailsTo(person.email).find((it) => /1.250.000/.test(it.subject ?? '')),
  )
  assert.match(mail.text ?? '', /1\s250\s000\s₫/)
  assert.match(mail.text ?? '', /\/unsubscribe#token=/)
})
