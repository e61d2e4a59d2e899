import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { api } from '@runmart/contract'
import { conversations, MAX_MESSAGE_TEXT } from '@runmart/contract/conversations'
import { createTransport } from 'nodemailer'
import type { Email } from 'postal-mime'
import { openImapMailbox } from '#outside/mail/imap-mailbox.ts'
import { replyAddress } from '#outside/mail/reply-address.ts'
import { countAttempts } from '#platform/attempts.ts'
import { sql } from '#platform/db/sql.ts'
import { attemptLimits } from '#platform/http/rate-limit.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { startImapServer } from '#test/imap-server.ts'
import { pictures } from '#test/pictures.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { readMailboxForAMinute, readNewMails } from './read-mailbox.ts'

const imap = await startImapServer()
const server = await startTestServer({ mailbox: imap.access, messageNotifySeconds: 0 })
const shop = await createShop(server)
const context = { db: server.db, log: createLog('silent', 'test') }

const writeTo = async ({ id }: Person, text: string) =>
  expectData(
    await shop.operator.call(
      api.conversationsOperator.send,
      { params: { id }, body: { text } },
      { idempotencyKey: randomUUID() },
    ),
  )
const show = async (person: Person) =>
  expectData(await person.call(api.conversations.conversation, { params: { id: person.id } }))
const textsOf = async (person: Person) => (await show(person)).messages.map((it) => it.event ?? it.text)

/** Reads all mails that have arrived. */
async function readMails(settings = {}) {
  const mailbox = await openImapMailbox(imap.access)
  await readNewMails(mailbox, context, { ...server.config, mailbox: imap.access, ...settings })
  await mailbox.close()
}

/** A customer with a question from the shop, the mail about it, and the reply address. */
async function createAsked(question = 'Which channel?') {
  const person = await server.createCustomer()
  await writeTo(person, question)
  const mail = await server.mailbox.waitFor(person.email, /New message/)
  return { person, mail, to: replyTo(mail) }
}

function replyTo(mail: Email): string {
  const [first] = mail.replyTo ?? []
  assert.ok(first?.address)
  return first.address
}

type Sent = Parameters<ReturnType<typeof createTransport>['sendMail']>[0]

/** Delivers a mail in the form of a mail program; returns its number. */
async function deliver(mail: Sent): Promise<number> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail({ subject: 'Re: New message', ...mail })
  return imap.deliver(message.toString())
}

// Proves S10.28.
test('an answer lands in the conversation, without what it quotes, which can be looked up', async () => {
  const { person, mail, to } = await createAsked()
  assert.match(to, /^support\+[a-z2-7]{26}\.[a-z2-7]{16}@shop\.example$/)
  assert.ok((to.split('@')[0] ?? '').length <= 64)
  assert.match(mail.text ?? '', /replying to this email/)
  const thread = `<conversation-${person.id}@localhost>`
  assert.deepEqual([mail.inReplyTo, mail.references], [thread, thread])
  assert.match(mail.messageId ?? '', /^<news-\d+@localhost>$/)
  const quoted = `On Mon, Nov 16, 2026 at 10:04 AM Runmart <no-reply@runmart.local>\nwrote:\n\n> Which channel?`
  const uid = await deliver({ from: `"Anna" <${person.email.toUpperCase()}>`, to, text: `@my_channel\n\n${quoted}` })
  await readMails()
  await readMails()
  const { messages, conversation } = await show(person)
  assert.deepEqual(
    messages.map((it) => [it.author, it.text, it.mailRest]),
    [
      ['staff', 'Which channel?', null],
      ['customer', '@my_channel', quoted],
    ],
  )
  assert.equal(conversation.unread, 0)
  assert.equal(expectData(await person.call(api.notifications.list)).unread, 0)
  assert.equal((await imap.unseen()).includes(uid), false)
  const seen = expectData(
    await shop.operator.call(api.conversationsOperator.conversation, { params: { id: person.id } }),
  )
  assert.ok(seen.conversation.waitingSince)
})

test('an operator answers the mail that tells them of a customer who waits', async () => {
  const person = await server.createCustomer()
  const ask = { params: { id: person.id }, body: { text: 'Is anybody there?' } }
  expectData(await person.call(api.conversations.send, ask, { idempotencyKey: randomUUID() }))
  const mail = await server.mailbox.waitFor(shop.operator.email, new RegExp(`${person.username} is waiting`))
  await deliver({ from: shop.operator.email, to: replyTo(mail), text: 'Yes, we are.' })
  await readMails()
  const { messages } = await show(person)
  assert.deepEqual([messages.at(-1)?.author, messages.at(-1)?.text], ['staff', 'Yes, we are.'])
  const told = await server.mailbox.waitFor(person.email, /New message/)
  assert.match(told.text ?? '', /Yes, we are\./)
})

test('a closed conversation is opened by an answer, as by a message in the app', async () => {
  const { person, to } = await createAsked()
  expectData(await shop.operator.call(api.conversationsOperator.close, { params: { id: person.id } }))
  await deliver({ from: person.email, to, text: 'One more thing' })
  await readMails()
  assert.deepEqual(await textsOf(person), ['Which channel?', 'closed', 'reopened', 'One more thing'])
})

// Proves S10.28.
test('an address that we did not make, or made for another conversation or reader, is worth nothing', async () => {
  const [{ person, to }, other] = [await createAsked(), await createAsked()]
  const { tokenSecret } = server.config
  const [name = '', domain = ''] = to.split('@')
  const [conversation = '', signature = ''] = name.split('.')
  const [otherConversation = ''] = other.to.split('.')
  const forged = [
    `${conversation}.${signature.replace(/^./, (it) => (it === 'a' ? 'b' : 'a'))}@${domain}`,
    `${otherConversation}.${signature}@${domain}`,
    replyAddress(imap.access.address, { conversationId: person.id, userId: person.id }, 'another secret'),
    // Another customer's own signature, for a conversation that belongs to a different customer.
    replyAddress(imap.access.address, { conversationId: person.id, userId: other.person.id }, tokenSecret),
    replyAddress(imap.access.address, { conversationId: randomUUID(), userId: person.id }, tokenSecret),
    imap.access.address,
  ]
  const uids: number[] = []
  for (const it of forged) uids.push(await deliver({ from: person.email, to: it, text: 'Not from me' }))
  await readMails()
  assert.deepEqual([await textsOf(person), await textsOf(other.person)], [['Which channel?'], ['Which channel?']])
  const unseen = await imap.unseen()
  assert.ok(uids.every((uid) => unseen.includes(uid)))
})

test('whoever got the mail forwarded cannot answer it; whom it was for is told, and the stranger is not', async () => {
  const { person, to } = await createAsked()
  const stranger = `stranger-${randomUUID()}@example.com`
  await deliver({ from: stranger, to, text: 'I am Anna' })
  const headers = { 'Authentication-Results': 'mx.shop.example; dkim=none; dmarc=fail (p=reject)' }
  await deliver({ from: person.email, to, text: 'I am Anna, too', headers })
  await readMails()
  const told = await eventually(() => {
    const mails = server.mailbox.mailsTo(person.email).filter((it) => /wasn’t added/.test(it.subject ?? ''))
    return mails.length === 2 && mails
  })
  assert.ok(told.some((it) => it.text?.includes(stranger)))
  assert.ok(
    told.every((it) => it.headers.some((line) => line.key === 'auto-submitted' && line.value === 'auto-replied')),
  )
  assert.deepEqual(server.mailbox.mailsTo(stranger), [])
  assert.deepEqual(await textsOf(person), ['Which channel?'])
})

test('a mail that is delivered twice, or read by two at once, or anew with other numbers, is one message', async () => {
  const { person, to } = await createAsked()
  const mail = { from: person.email, to, text: 'Only once', messageId: `<${randomUUID()}@example.com>` }
  await deliver(mail)
  await deliver(mail)
  await runConcurrently(2, () => readMails())
  assert.deepEqual(await textsOf(person), ['Which channel?', 'Only once'])
  await imap.recreate()
  await deliver(mail)
  await deliver({ from: person.email, to, text: 'Something new' })
  await readMails()
  assert.deepEqual(await textsOf(person), ['Which channel?', 'Only once', 'Something new'])
})

// Proves S10.28.
test('a process that is killed while it takes an answer loses nothing and doubles nothing', async () => {
  const { person, to } = await createAsked()
  await deliver({ from: person.email, to, text: 'Survived' })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = server.owner.transaction(async (tx) => {
    await tx.run(sql`select from conversations.conversations where id = ${person.id} for update`)
    locked.resolve()
    await held
  })
  await locked.promise
  const { user, password, host, port, address } = imap.access
  const reader = fork(fileURLToPath(new URL('../../../../test/mailbox-reader.ts', import.meta.url)), {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.config.dataDir,
      TOKEN_SECRET: server.config.tokenSecret,
      IMAP_URL: `imap://${user}:${password}@${host}:${port}`,
      REPLY_ADDRESS: address,
      DEMO_PASSWORD: 'irrelevant here',
    },
  })
  try {
    await once(reader, 'message')
    // The process has the mail and waits for the conversation.
    await eventually(() =>
      server.owner.transaction(async (tx) => {
        const waiting = await tx.find(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query like '%conversations.conversations%'`)
        return waiting !== null
      }),
    )
  } finally {
    const gone = once(reader, 'exit')
    reader.kill('SIGKILL')
    await gone
    release()
    await holding
  }
  assert.deepEqual(await textsOf(person), ['Which channel?'])
  await readMails()
  await readMails()
  assert.deepEqual(await textsOf(person), ['Which channel?', 'Survived'])
})

test('files go through the checks of the app; what it would refuse is told of, once', async () => {
  const { person, to } = await createAsked()
  const attachments = [
    { filename: 'screen.png', content: pictures.png },
    { filename: 'invoice.pdf', content: Buffer.from('%PDF-1.7\n\x00\x01') },
    { filename: 'huge.txt', content: 'x'.repeat(6_000_000) },
    { filename: 'lines.txt', content: 'one\ntwo\n' },
    ...Array.from({ length: 4 }, (_, nth) => ({ filename: `more-${nth}.txt`, content: `${nth}` })),
  ]
  await deliver({ from: person.email, to, text: 'See the picture', attachments })
  await deliver({ from: person.email, to, text: '', attachments: [{ filename: 'alone.png', content: pictures.png }] })
  await readMails()
  await readMails()
  const { messages } = await show(person)
  assert.deepEqual(
    messages.slice(1).map((it) => [it.text, it.files.map((file) => file.name)]),
    [
      ['See the picture', ['screen.png', 'lines.txt', 'more-0.txt', 'more-1.txt', 'more-2.txt']],
      ['', ['alone.png']],
    ],
  )
  const told = await server.mailbox.waitFor(person.email, /Some files/)
  for (const words of [
    /invoice\.pdf: only PNG/,
    /huge\.txt: larger than 5\sMB/,
    /more-3\.txt: a message takes at most 5/,
  ])
    assert.match(told.text ?? '', words)
})

test('programs are not answered and not heard: absence notes, lists, mails that came back', async () => {
  const { person, to } = await createAsked()
  const before = server.mailbox.mailsTo(person.email).length
  const answer = { from: person.email, to, text: 'I am on holiday' }
  for (const headers of [
    { 'Auto-Submitted': 'auto-replied' },
    { Precedence: 'bulk' },
    { 'X-Autoreply': 'yes' },
    { 'Return-Path': '<>' },
    { 'List-Id': '<news.example.com>' },
  ])
    await deliver({ ...answer, headers })
  await deliver({ ...answer, from: 'MAILER-DAEMON@example.com' })
  await imap.deliver(
    `From: ${person.email}\nTo: ${to}\nContent-Type: multipart/report; boundary=x\n\n--x\nContent-Type: text/plain\n\nIt came back\n--x--\n`,
  )
  await readMails()
  assert.deepEqual(await textsOf(person), ['Which channel?'])
  await deliver({ ...answer, text: 'Back again', headers: { 'Auto-Submitted': 'no' } })
  await readMails()
  assert.deepEqual(await textsOf(person), ['Which channel?', 'Back again'])
  assert.equal(server.mailbox.mailsTo(person.email).length, before)
})

test('a long answer is several messages, a longer one than any is refused with its limit', async () => {
  const { person, to } = await createAsked()
  const long = `${'a'.repeat(MAX_MESSAGE_TEXT)}\n${'b'.repeat(100)}`
  await deliver({ from: person.email, to, text: long })
  await deliver({ from: person.email, to, text: 'c'.repeat(40_001) })
  await readMails()
  assert.equal((await textsOf(person)).slice(1).join('\n'), long)
  const told = await server.mailbox.waitFor(person.email, /wasn’t added/)
  assert.match(told.text ?? '', /longer than 40,000 characters/)
})

test('HTML without a plain text is read as well', async () => {
  const { person, to } = await createAsked()
  const html =
    '<div>It is <b>@my_channel</b> &amp; no other</div><br><div>On Mon, Nov 16, 2026 Runmart &lt;no-reply@runmart.local&gt; wrote:</div><blockquote><p>Which channel?</p></blockquote>'
  await deliver({ from: person.email, to, html })
  await readMails()
  const { messages } = await show(person)
  assert.equal(messages.at(-1)?.text, 'It is @my_channel & no other')
  assert.match(messages.at(-1)?.mailRest ?? '', /Which channel\?/)
})

test('answers count with what is written in the app: one too many is told of and not added', async () => {
  const { person, to } = await createAsked()
  const limits = attemptLimits(conversations.send, { address: '', userId: person.id, body: null })
  const aDay = limits.filter((it) => it.seconds === 86_400)
  await runConcurrently((aDay[0]?.attempts ?? 0) - 1, () => countAttempts(server.db, aDay))
  await deliver({ from: person.email, to, text: 'The last one' })
  await deliver({ from: person.email, to, text: 'One too many' })
  await readMails({ rateLimits: true })
  assert.deepEqual(await textsOf(person), ['Which channel?', 'The last one'])
  const told = await server.mailbox.waitFor(person.email, /wasn’t added/)
  assert.match(told.text ?? '', /many messages/)
})

test('operators see why answers are not read, and nothing once they are again; what came meanwhile is there', async () => {
  const health = async () => expectData(await shop.operator.call(api.conversationsOperator.list)).mailbox
  const readOnce = (settings = {}) =>
    readMailboxForAMinute(context, { ...server.config, mailbox: { ...imap.access, ...settings } }, 1)
  const { person, to } = await createAsked()
  await deliver({ from: person.email, to, text: 'While you were away' })
  await readOnce({ password: 'wrong' })
  assert.equal((await health())?.problem?.code, 'access-denied')
  await imap.stop()
  await readOnce()
  assert.equal((await health())?.problem?.code, 'unreachable')
  await imap.start()
  await readOnce()
  const well = await health()
  assert.equal(well?.problem, null)
  assert.ok(well?.lastOkAt)
  assert.deepEqual(await textsOf(person), ['Which channel?', 'While you were away'])
})

test('an answer is there as soon as it arrives', async () => {
  const { person, to } = await createAsked()
  const reading = readMailboxForAMinute(context, { ...server.config, mailbox: imap.access }, 10_000)
  await deliver({ from: person.email, to, text: 'At once' })
  await eventually(async () => (await textsOf(person)).includes('At once'))
  await reading
})
