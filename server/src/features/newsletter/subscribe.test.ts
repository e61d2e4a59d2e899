import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/languages'
import type { Email } from 'postal-mime'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { newsletterVisitor } from '#test/newsletter-visitor.ts'
import { startTestServer } from '#test/test-server.ts'
import { confirmLink } from './links.ts'
import { deleteUnconfirmed, subscriptionOf } from './subscriber-queries.ts'

const server = await startTestServer()
const { post, requestSubscription, linkIn, waitForWork, newEmail, createSubscriber } = newsletterVisitor(server)
const known = (email: string) => server.db.transaction((tx) => subscriptionOf(tx, email))
const mails = (email: string) => server.mailbox.mailsTo(email).length
const header = (mail: Email, key: string) => mail.headers.find((it) => it.key === key)?.value ?? ''

// Proves S1.18.
for (const [language, prefix] of [
  ['en', ''],
  ['vi', '/vi'],
  ['ru', '/ru'],
] as const)
  test(`${language}: asked for, confirmed by the button behind the mailed link, twice if need be`, async () => {
    const email = newEmail()
    assert.equal(await requestSubscription(email, language), `303 ${prefix}/newsletter/check-mail`)
    const link = linkIn(await server.mailbox.waitFor(email))
    assert.ok(link.startsWith(`${server.config.publicUrl}${prefix}/newsletter/confirm?token=`))
    assert.equal((await known(email))?.confirmedAt, null, 'the mail alone confirms nothing')
    const path = link.slice(server.config.publicUrl.length)
    assert.equal(await post(path), `303 ${prefix}/newsletter/confirmed`)
    assert.equal(await post(path), `303 ${prefix}/newsletter/confirmed`)
    assert.equal((await known(email))?.language, language)
    assert.ok((await known(email))?.confirmedAt)
  })

test('a new, a waiting and a known address get the same answer; a waiting one one mail an hour, a known one none', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 8 }, () => requestSubscription(email)))
  assert.deepEqual(new Set(answers), new Set(['303 /newsletter/check-mail']))
  await server.mailbox.waitFor(email)
  await waitForWork()
  assert.equal(mails(email), 1, 'however often it is asked for at once')
  await server.db.transaction((tx) =>
    tx.run(sql`update newsletter.readers set asked_at = now() - interval '61 minutes' where email = ${email}`),
  )
  assert.equal(await requestSubscription(email.toUpperCase(), 'vi'), '303 /vi/newsletter/check-mail')
  await server.mailbox.waitFor(email, /Xác nhận/)
  const first = linkIn(server.mailbox.mailsTo(email)[0] as Email)
  assert.equal(await post(new URL(first).pathname + new URL(first).search), '303 /newsletter/confirmed')
  await server.db.transaction((tx) =>
    tx.run(sql`update newsletter.readers set asked_at = now() - interval '2 hours' where email = ${email}`),
  )
  assert.equal(await requestSubscription(email, 'ru'), '303 /ru/newsletter/check-mail')
  await waitForWork()
  assert.equal(mails(email), 2)
  assert.equal((await known(email))?.language, 'vi', 'nobody else changes what a reader has chosen')
})

test('what is no address, no language or no form of ours ends on the page that says so', async () => {
  const problem = '303 /newsletter/problem'
  for (const email of ['', 'nobody', 'a@b', 'a@example.com\r\nBcc: b@example.com', `${'x'.repeat(300)}@example.com`])
    assert.equal(await requestSubscription(email), problem, email)
  assert.equal(await requestSubscription(newEmail(), 'de' as Language), problem)
  const body = new URLSearchParams({ email: newEmail(), language: 'ru' })
  const from = (headers: Record<string, string>) => post('/newsletter', body, headers)
  assert.equal(await from({ origin: 'https://evil.example' }), '303 /ru/newsletter/problem')
  assert.equal(await from({ origin: 'null' }), '303 /ru/newsletter/problem')
  assert.equal(await from({ 'sec-fetch-site': 'cross-site' }), '303 /ru/newsletter/problem')
  assert.equal(await from({ 'sec-fetch-site': 'same-site', origin: server.url }), '303 /ru/newsletter/problem')
  assert.equal(await from({ 'content-type': 'text/plain' }), problem)
  assert.equal(await from({ 'content-type': 'multipart/form-data' }), problem)
  assert.equal(await post('/newsletter', new URLSearchParams({ email: 'x'.repeat(9_000) })), problem)
  assert.equal(await from({ origin: server.url, 'sec-fetch-site': 'same-origin' }), '303 /ru/newsletter/check-mail')
})

test('a program that fills in the field nobody sees is told the usual, and nothing happens', async () => {
  const email = newEmail()
  const body = new URLSearchParams({ email, language: 'en', website: 'https://spam.example' })
  assert.equal(await post('/newsletter', body), '303 /newsletter/check-mail')
  await waitForWork()
  assert.equal(await known(email), null)
})

test('too many tries by one place, or for one address, are refused; asked by program likewise', async () => {
  const strict = await startTestServer({ rateLimits: true })
  const paper = newsletterVisitor(strict)
  const email = newEmail()
  const call = strict.as(null)
  const body = { email, language: 'en' as const }
  for (let count = 0; count < 5; count++) expectData(await call(api.newsletter.subscribe, { body }))
  expectRefusal(await call(api.newsletter.subscribe, { body }), 429, 'RATE_LIMITED')
  assert.equal(await paper.requestSubscription(email), '303 /newsletter/problem')
  // Refused requests do not count: five of the twenty from here are used up.
  for (let count = 0; count < 15; count++) await paper.requestSubscription(newEmail())
  assert.equal(await paper.requestSubscription(newEmail()), '303 /newsletter/problem')
})

test('a link that is made up, changed, expired or of somebody forgotten confirms nobody', async () => {
  const email = newEmail()
  await requestSubscription(email)
  const link = new URL(linkIn(await server.mailbox.waitFor(email)))
  const token = link.searchParams.get('token') ?? ''
  const confirm = (it: string) => post(`/newsletter/confirm?token=${encodeURIComponent(it)}`)
  const problem = '303 /newsletter/problem'
  for (let at = 0; at < token.length - 1; at += 7) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    assert.equal(await confirm(changed), problem)
  }
  for (const made of ['', 'x', 'a.b.c', `${token}${token}`, token.slice(0, 22), randomUUID()])
    assert.equal(await confirm(made), problem, made)
  assert.equal(await post(`/newsletter/confirm?token=${token}&token=${token}`), problem)
  const leave = new URL(linkIn(await createSubscriber(newEmail()))).searchParams.get('token') ?? ''
  assert.equal(await post(`/newsletter/unsubscribe?token=${leave}`), problem, 'each link is for its own purpose')
  const { id } = await server.db.transaction((tx) =>
    tx.get<{ id: string }>(sql`select id from newsletter.readers where email = ${email}`),
  )
  const made = (readerId: string, minutes: number) =>
    new URL(
      confirmLink(server.config, 'en', { readerId, expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() }),
    ).searchParams.get('token') ?? ''
  assert.equal(await confirm(made(id, -1)), problem, 'too late')
  assert.equal(await confirm(made(randomUUID(), 1)), problem, 'nobody')
  assert.equal((await known(email))?.confirmedAt, null)
  await server.db.transaction((tx) =>
    tx.run(sql`update newsletter.readers set expires_at = now() where email = ${email}`),
  )
  await server.db.transaction(deleteUnconfirmed)
  assert.equal(await known(email), null, 'who does not confirm is forgotten')
  assert.equal(await confirm(token), problem)
})

test('looking at a link changes nothing: it leads to the page with the button', async () => {
  for (const page of ['confirm', 'unsubscribe']) {
    const address = `${server.url}/api/public/newsletter/${page}?token=a%26b`
    const answer = await fetch(address, { redirect: 'manual', headers: { 'accept-language': 'vi' } })
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, `/vi/newsletter/${page}?token=a%26b`])
  }
})

test('the mail to confirm is in the reader’s language, and offers no newsletter to end', async () => {
  const email = newEmail()
  await requestSubscription(email, 'ru')
  const mail = await server.mailbox.waitFor(email, /Подтвердите подписку/)
  assert.match(mail.html ?? '', /48 часов/)
  assert.equal(header(mail, 'list-unsubscribe'), '')
})
