import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { ImapMailbox, ListedMail } from '#outside/mail/imap-mailbox.ts'
import { replyAddress } from '#outside/mail/reply-address.ts'
import type { MailboxAccess } from '#platform/config/mailbox-access.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { readNewMails } from './read-mailbox.ts'

/** Nothing listens there: the test passes its own mailbox to the reader. */
const mailbox: MailboxAccess = {
  host: '127.0.0.1',
  port: 1,
  secure: false,
  user: 'shop',
  password: 'letters',
  folder: 'INBOX',
  address: 'support@shop.example',
}
const server = await startTestServer({ mailbox })
const { operator } = await createShop(server)
const context = { db: server.db, log: createLog('silent', 'test') }

function mailFrom({ id, email }: Person, uid: number): ListedMail {
  const to = replyAddress(mailbox.address, { conversationId: id, userId: id }, server.config.tokenSecret)
  const header = Buffer.from(`From: ${email}\r\nTo: ${to}\r\nMessage-ID: <${uid}.${id}@example.com>\r\n\r\n`)
  return { uid, size: header.length, header }
}

/** A mailbox with mails that crash the reader. */
function fakeMailbox(mails: readonly ListedMail[], poisonous: number): ImapMailbox & { seen: number[] } {
  const seen: number[] = []
  return {
    seen,
    uidValidity: 1,
    list: async (after) => mails.filter((it) => it.uid > (after ?? 0)),
    async read(uid) {
      if (uid === poisonous) throw new Error('the reader ended')
      const header = mails.find((it) => it.uid === uid)?.header ?? ''
      return Buffer.from(`${header}Answer ${uid}\r\n`)
    },
    markSeen: async (uid) => void seen.push(uid),
    wait: async () => {},
    close: async () => {},
  }
}

// Proves R76.
test('a mail that ends its reader twice fails as a job, and later mails are taken', async () => {
  const person = await server.createCustomer()
  const mails = fakeMailbox(
    [1, 2, 3].map((uid) => mailFrom(person, uid)),
    2,
  )
  const read = () => readNewMails(mails, context, { ...server.config, mailbox })
  await assert.rejects(read, /the reader ended/)
  await assert.rejects(read, /the reader ended/)
  await read()
  await read()
  const { messages } = expectData(await person.call(api.conversations.conversation, { params: { id: person.id } }))
  assert.deepEqual(
    messages.map((it) => it.text),
    ['Answer 1', 'Answer 3'],
  )
  assert.deepEqual(mails.seen, [1, 3])
  const failed = await eventually(async () => expectData(await operator.call(api.jobs.givenUp)).items[0])
  assert.deepEqual([failed.name, failed.attempts], ['conversations.take-set-aside-mail', 1])
  const counted = await server.owner.transaction((tx) => tx.all(sql`select from conversations.mail_attempts`))
  assert.deepEqual(counted, [])
})
