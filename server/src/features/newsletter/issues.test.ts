import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { IssueTexts } from '@runmart/contract/newsletter'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { newsletterVisitor } from '#test/newsletter-visitor.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { resumeDeliveries } from './deliver-issue.ts'

const server = await startTestServer({ newsletterPerMinute: 100_000 })
const { operator } = await createShop(server)
const { post, createSubscriber, newEmail, waitForWork, linkIn } = newsletterVisitor(server)

const letter = (mark: string = randomUUID()): { texts: IssueTexts } => ({
  texts: {
    en: { subject: `News ${mark}`, text: `First line\nsecond line.\n\nSee https://example.com/a?b=1&c=2. <b>Bye</b>` },
    vi: { subject: `Tin ${mark}`, text: 'Chào bạn' },
    ru: { subject: `Новости ${mark}`, text: 'Привет' },
  },
})
const send = (body: { texts: IssueTexts }, idempotencyKey?: string) =>
  operator.call(api.newsletter.sendIssue, { body }, idempotencyKey ? { idempotencyKey } : {})
const find = async (id: string) =>
  expectData(await operator.call(api.newsletter.issues, { query: { limit: '100' } })).items.find((it) => it.id === id)
const isOver = (id: string) =>
  eventually(async () => {
    const it = await find(id)
    return it?.waiting === 0 ? it : null
  })
const audited = (action: string) =>
  server.owner.transaction((tx) =>
    tx.all<{ details: object }>(sql`select details from audit.entries where action = ${action}`),
  )

test('while nobody reads it, a letter is refused and can be sent later', async () => {
  const body = letter()
  expectRefusal(await send(body), 409, 'NO_READERS')
  await createSubscriber(newEmail())
  assert.equal(expectData(await send(body)).letter.readers, 1)
})

// Proves S1.18.
test('each reader gets a letter in his language, once, with a way out that works at one press', async () => {
  const people = { en: newEmail(), vi: newEmail(), ru: newEmail() }
  for (const language of ['en', 'vi', 'ru'] as const) await createSubscriber(people[language], language)
  const unconfirmed = newEmail()
  await post('/newsletter', new URLSearchParams({ email: unconfirmed, language: 'en' }))
  await server.mailbox.waitFor(unconfirmed)
  const mark = randomUUID()
  const sent = expectData(await send(letter(mark))).letter
  assert.deepEqual([sent.sentBy, sent.readers, sent.sent], [operator.username, 4, 0])
  const late = newEmail()
  await createSubscriber(late)
  const over = await isOver(sent.id)
  assert.deepEqual([over.sent, over.failed], [4, 0])
  const got = (email: string) => server.mailbox.mailsTo(email).filter((it) => it.subject?.includes(mark))
  assert.deepEqual(
    [people.en, people.vi, people.ru, unconfirmed, late].map((it) =>
      got(it).map((mail) => mail.subject?.split(' ')[0]),
    ),
    [['News'], ['Tin'], ['Новости'], [], []],
  )
  const [mail] = got(people.en)
  assert.ok(mail)
  assert.match(mail.html ?? '', /First line<br>second line\.<\/p>/)
  assert.match(mail.html ?? '', /<a href="https:\/\/example\.com\/a\?b=1&#38;c=2">[^<]+<\/a>\. &#60;b&#62;Bye/)
  const header = (key: string) => mail.headers.find((it) => it.key === key)?.value ?? ''
  assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  assert.match(
    header('list-unsubscribe'),
    new RegExp(`^<${server.config.publicUrl}/newsletter/unsubscribe\\?token=[\\w-]+>$`),
  )
  assert.ok(!header('list-unsubscribe').includes(people.en), 'the address is not readable in it')

  const path = header('list-unsubscribe').slice(1 + server.config.publicUrl.length, -1)
  const onePress = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  assert.equal(await post(path, onePress), '200')
  assert.equal(await post(path, onePress), '200', 'also when he is gone already')
  const parts = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const asParts = { method: 'POST', body: parts, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  assert.equal((await fetch(server.url + path, asParts)).status, 200)
  assert.equal(await post(path), '303 /newsletter/unsubscribed')
  const forged = path.replace(/token=.{9}/, 'token=AAAAAAAAA')
  assert.equal(await post(forged, onePress), '400')
  assert.equal(await post(forged), '303 /newsletter/problem')
  assert.deepEqual(expectData(await operator.call(api.newsletter.subscribers)).readers, { en: 2, vi: 1, ru: 1 })

  await createSubscriber(people.en)
  assert.equal(expectData(await operator.call(api.newsletter.subscribers)).readers.en, 3)
  assert.equal(await post(path), '303 /newsletter/unsubscribed', 'an old letter also ends a new subscription')
  assert.equal(expectData(await operator.call(api.newsletter.subscribers)).readers.en, 2)
  const vi = linkIn(got(people.vi)[0] as typeof mail)
  assert.equal(await post(vi.slice(server.config.publicUrl.length)), '303 /vi/newsletter/unsubscribed')
})

test('the same letter goes out once: pressed twice, by two, or again next week', async () => {
  const body = letter()
  const key = randomUUID()
  const [one, two] = await runConcurrently(2, () => send(body, key))
  assert.deepEqual(
    expectData(one as Awaited<ReturnType<typeof send>>),
    expectData(two as Awaited<ReturnType<typeof send>>),
  )
  const others = await runConcurrently(5, () => send(body))
  for (const answer of others) expectRefusal(answer, 409, 'LETTER_SENT')
  const sent = (await audited('newsletter.send-letter')).map((it) => (it.details as { after: typeof body }).after)
  assert.deepEqual(
    sent.filter((it) => it.texts.en.subject === body.texts.en.subject),
    [body],
  )
})

test('a trial goes to the operator alone, in his language', async () => {
  const body = letter()
  expectData(await operator.call(api.newsletter.sendTestIssue, { body }))
  const mail = await server.mailbox.waitFor(operator.email, /^Test: News/)
  assert.match(mail.text ?? '', /newsletter\/unsubscribe\?token=/)
  await waitForWork()
  expectData(await send(body))
})

test('a mail server that is away holds a letter up and loses nobody; an address that is refused holds up nobody else', async () => {
  const [bad, fine] = [newEmail(), newEmail()]
  await createSubscriber(bad)
  await createSubscriber(fine)
  server.mailbox.isAway(true)
  const mark = randomUUID()
  const { id, readers } = expectData(await send(letter(mark))).letter
  await eventually(
    async () =>
      (await server.owner.transaction((tx) =>
        tx.find(sql`select from graphile_worker._private_jobs where last_error is not null`),
      )) !== null,
  )
  assert.deepEqual((await find(id))?.waiting, readers)
  server.mailbox.isAway(false)
  server.mailbox.refuse(bad)
  for (let turn = 0; turn < 5; turn++) {
    // Makes the deliveries due.
    await server.owner.transaction(async (tx) => {
      await tx.run(sql`update newsletter.deliveries set due_at = now()`)
      await tx.run(sql`update newsletter.letters set moved_at = now() - interval '3 minutes'`)
    })
    await server.db.transaction(resumeDeliveries)
    await waitForWork()
  }
  const over = await isOver(id)
  assert.deepEqual([over.sent, over.failed], [readers - 1, 1])
  assert.equal(server.mailbox.mailsTo(fine).filter((it) => it.subject?.includes(mark)).length, 1)
})

// Proves R31.
test('a letter needs all languages, one line of subject, and an operator', async () => {
  const { texts } = letter()
  const wrong = async (changed: object) =>
    Object.keys(expectRefusal(await send({ texts: { ...texts, ...changed } as IssueTexts }), 400, 'VALIDATION'))
  assert.deepEqual(await wrong({ vi: undefined }), ['texts.vi'])
  assert.deepEqual(await wrong({ ru: { subject: ' ', text: 'x' } }), ['texts.ru.subject'])
  assert.deepEqual(await wrong({ ru: { subject: 'x', text: '\n' } }), ['texts.ru.text'])
  assert.deepEqual(await wrong({ en: { subject: 'a\r\nBcc: b@example.com', text: 'x' } }), ['texts.en.subject'])
  assert.deepEqual(await wrong({ en: { subject: 'x'.repeat(151), text: 'x' } }), ['texts.en.subject'])
  assert.deepEqual(await wrong({ en: { subject: 'x', text: 'nul \u0000' } }), ['texts.en.text'])
  const { call } = await server.createCustomer()
  for (const answer of [
    await call(api.newsletter.issues),
    await call(api.newsletter.subscribers),
    await call(api.newsletter.sendTestIssue, { body: { texts } }),
    await call(api.newsletter.sendIssue, { body: { texts } }),
  ])
    expectRefusal(answer, 403, 'FORBIDDEN')
})

test('who reads it is a table to download, and having it is on record', async () => {
  const answer = await fetch(`${server.url}/api/operator/newsletter/readers?format=csv`, {
    headers: { authorization: `Bearer ${operator.accessToken}` },
  })
  assert.match(answer.headers.get('content-disposition') ?? '', /runmart-newsletter\.csv/)
  const [head, ...lines] = (await answer.text()).trim().split('\r\n')
  assert.equal(head, 'Email,Language,Confirmed (Asia/Ho_Chi_Minh)')
  const { readers } = expectData(await operator.call(api.newsletter.subscribers))
  assert.equal(lines.length, readers.en + readers.vi + readers.ru)
  assert.deepEqual(
    (await audited('newsletter.export-readers')).map((it) => it.details),
    [{ readers: lines.length }],
  )
})
