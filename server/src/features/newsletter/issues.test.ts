import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { LetterTexts } from '@runmart/contract/newsletter'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { openMarket } from '#test/market.ts'
import { newsletterVisitor } from '#test/newsletter-visitor.ts'
import { atOnce, openShop } from '#test/shop.ts'
import { resumeDeliveries } from './deliver-issue.ts'

const market = await openMarket({ newsletterPerMinute: 100_000 })
const { operator } = await openShop(market)
const { post, becomesSubscriber, newAddress, workIsDone, linkIn } = newsletterVisitor(market)

const letter = (mark: string = randomUUID()): { texts: LetterTexts } => ({
  texts: {
    en: { subject: `News ${mark}`, text: `First line\nsecond line.\n\nSee https://example.com/a?b=1&c=2. <b>Bye</b>` },
    vi: { subject: `Tin ${mark}`, text: 'Chào bạn' },
    ru: { subject: `Новости ${mark}`, text: 'Привет' },
  },
})
const send = (body: { texts: LetterTexts }, idempotencyKey?: string) =>
  operator.call(api.newsletter.sendLetter, { body }, idempotencyKey ? { idempotencyKey } : {})
const find = async (id: string) =>
  expectData(await operator.call(api.newsletter.letters, { query: { limit: '100' } })).items.find((it) => it.id === id)
const isOver = (id: string) =>
  eventually(async () => {
    const it = await find(id)
    return it?.waiting === 0 ? it : null
  })
const audited = (action: string) =>
  market.owner.transaction((tx) =>
    tx.all<{ details: object }>(sql`select details from audit.entries where action = ${action}`),
  )

test('while nobody reads it, a letter is refused and can be sent later', async () => {
  const body = letter()
  expectRefusal(await send(body), 409, 'NO_READERS')
  await becomesSubscriber(newAddress())
  assert.equal(expectData(await send(body)).letter.readers, 1)
})

test('each reader gets a letter in his language, once, with a way out that works at one press', async () => {
  const people = { en: newAddress(), vi: newAddress(), ru: newAddress() }
  for (const language of ['en', 'vi', 'ru'] as const) await becomesSubscriber(people[language], language)
  const unconfirmed = newAddress()
  await post('/newsletter', new URLSearchParams({ email: unconfirmed, language: 'en' }))
  await market.mailbox.waitFor(unconfirmed)
  const mark = randomUUID()
  const sent = expectData(await send(letter(mark))).letter
  assert.deepEqual([sent.sentBy, sent.readers, sent.sent], [operator.username, 4, 0])
  const late = newAddress()
  await becomesSubscriber(late)
  const over = await isOver(sent.id)
  assert.deepEqual([over.sent, over.failed], [4, 0])
  const got = (email: string) => market.mailbox.mailsTo(email).filter((it) => it.subject?.includes(mark))
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
    new RegExp(`^<${market.config.publicUrl}/newsletter/unsubscribe\\?token=[\\w-]+>$`),
  )
  assert.ok(!header('list-unsubscribe').includes(people.en), 'the address is not readable in it')

  const path = header('list-unsubscribe').slice(1 + market.config.publicUrl.length, -1)
  const onePress = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  assert.equal(await post(path, onePress), '200')
  assert.equal(await post(path, onePress), '200', 'also when he is gone already')
  const parts = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const asParts = { method: 'POST', body: parts, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
  assert.equal((await fetch(market.url + path, asParts)).status, 200)
  assert.equal(await post(path), '303 /newsletter/unsubscribed')
  const forged = path.replace(/token=.{9}/, 'token=AAAAAAAAA')
  assert.equal(await post(forged, onePress), '400')
  assert.equal(await post(forged), '303 /newsletter/problem')
  assert.deepEqual(expectData(await operator.call(api.newsletter.readers)).readers, { en: 2, vi: 1, ru: 1 })

  await becomesSubscriber(people.en)
  assert.equal(expectData(await operator.call(api.newsletter.readers)).readers.en, 3)
  assert.equal(await post(path), '303 /newsletter/unsubscribed', 'an old letter also ends a new subscription')
  assert.equal(expectData(await operator.call(api.newsletter.readers)).readers.en, 2)
  const vi = linkIn(got(people.vi)[0] as typeof mail)
  assert.equal(await post(vi.slice(market.config.publicUrl.length)), '303 /vi/newsletter/unsubscribed')
})

test('the same letter goes out once: pressed twice, by two, or again next week', async () => {
  const body = letter()
  const key = randomUUID()
  const [one, two] = await atOnce(2, () => send(body, key))
  assert.deepEqual(
    expectData(one as Awaited<ReturnType<typeof send>>),
    expectData(two as Awaited<ReturnType<typeof send>>),
  )
  const others = await atOnce(5, () => send(body))
  for (const answer of others) expectRefusal(answer, 409, 'LETTER_SENT')
  const mine = (await audited('newsletter.send-letter')).filter(
    (it) => (it.details as { subject: string }).subject === body.texts.en.subject,
  )
  assert.equal(mine.length, 1)
})

test('a trial goes to the operator alone, in his language', async () => {
  const body = letter()
  expectData(await operator.call(api.newsletter.tryLetter, { body }))
  const mail = await market.mailbox.waitFor(operator.email, /^Test: News/)
  assert.match(mail.text ?? '', /newsletter\/unsubscribe\?token=/)
  await workIsDone()
  expectData(await send(body))
})

test('a mail server that is away holds a letter up and loses nobody; an address that is refused holds up nobody else', async () => {
  const [bad, fine] = [newAddress(), newAddress()]
  await becomesSubscriber(bad)
  await becomesSubscriber(fine)
  market.mailbox.isAway(true)
  const mark = randomUUID()
  const { id, readers } = expectData(await send(letter(mark))).letter
  await eventually(
    async () =>
      (await market.owner.transaction((tx) =>
        tx.find(sql`select from graphile_worker._private_jobs where last_error is not null`),
      )) !== null,
  )
  assert.deepEqual((await find(id))?.waiting, readers)
  market.mailbox.isAway(false)
  market.mailbox.refuse(bad)
  for (let turn = 0; turn < 5; turn++) {
    // Time goes by.
    await market.owner.transaction(async (tx) => {
      await tx.run(sql`update newsletter.deliveries set due_at = now()`)
      await tx.run(sql`update newsletter.letters set moved_at = now() - interval '3 minutes'`)
    })
    await market.db.transaction(resumeDeliveries)
    await workIsDone()
  }
  const over = await isOver(id)
  assert.deepEqual([over.sent, over.failed], [readers - 1, 1])
  assert.equal(market.mailbox.mailsTo(fine).filter((it) => it.subject?.includes(mark)).length, 1)
})

test('a letter needs all languages, one line of subject, and an operator', async () => {
  const { texts } = letter()
  const wrong = async (changed: object) =>
    Object.keys(expectRefusal(await send({ texts: { ...texts, ...changed } as LetterTexts }), 400, 'VALIDATION'))
  assert.deepEqual(await wrong({ vi: undefined }), ['texts.vi'])
  assert.deepEqual(await wrong({ ru: { subject: ' ', text: 'x' } }), ['texts.ru.subject'])
  assert.deepEqual(await wrong({ ru: { subject: 'x', text: '\n' } }), ['texts.ru.text'])
  assert.deepEqual(await wrong({ en: { subject: 'a\r\nBcc: b@example.com', text: 'x' } }), ['texts.en.subject'])
  assert.deepEqual(await wrong({ en: { subject: 'x'.repeat(151), text: 'x' } }), ['texts.en.subject'])
  assert.deepEqual(await wrong({ en: { subject: 'x', text: 'nul \u0000' } }), ['texts.en.text'])
  const { call } = await market.hasCustomer()
  for (const answer of [
    await call(api.newsletter.letters),
    await call(api.newsletter.readers),
    await call(api.newsletter.tryLetter, { body: { texts } }),
    await call(api.newsletter.sendLetter, { body: { texts } }),
  ])
    expectRefusal(answer, 403, 'FORBIDDEN')
})

test('who reads it is a table to download, and having it is on record', async () => {
  const answer = await fetch(`${market.url}/api/operator/newsletter/readers?format=csv`, {
    headers: { authorization: `Bearer ${operator.accessToken}` },
  })
  assert.match(answer.headers.get('content-disposition') ?? '', /runmart-newsletter\.csv/)
  const [head, ...lines] = (await answer.text()).trim().split('\r\n')
  assert.equal(head, 'email,language,confirmedAt')
  const { readers } = expectData(await operator.call(api.newsletter.readers))
  assert.equal(lines.length, readers.en + readers.vi + readers.ru)
  assert.deepEqual(
    (await audited('newsletter.export-readers')).map((it) => it.details),
    [{ readers: lines.length }],
  )
})
