import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { api } from '@runmart/contract'
import { sha256 } from '#platform/crypto.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { newsletterVisitor } from '#test/newsletter-visitor.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { resumeDeliveries } from './deliver-issue.ts'
import { insertIssue } from './issue-queries.ts'
import { deleteSubscriber } from './subscriber-queries.ts'

const server = await startTestServer({ newsletterPerMinute: 1_200 })
const { operator } = await createShop(server)
const text = { subject: 'News', text: 'All is well.' }
const texts = { en: text, vi: text, ru: text }
const createSubscribers = (count: number) =>
  server.db.transaction((tx) =>
    tx.run(sql`
      insert into newsletter.readers (email, language, expires_at, confirmed_at)
      select 'r' || n || '@example.com', (array['en', 'vi', 'ru'])[1 + n % 3], now(), now() from generate_series(1, ${count}::int) n`),
  )
const { waitForWork } = newsletterVisitor(server)
const mailsOf = (index: number) => server.mailbox.mailsTo(`r${index}@example.com`).length
const all = (count: number) => Array.from({ length: count }, (_, index) => mailsOf(index + 1))
const program = fileURLToPath(new URL(import.meta.resolve('#test/newsletter-worker.ts')))

test('a worker killed in the middle of a letter: whoever goes on sends to everybody else once, and leaves out who left', async () => {
  await createSubscribers(30)
  const { id } = await server.db.transaction((tx) =>
    insertIssue(tx, { texts, hash: sha256('killed'), sentBy: operator.id }),
  )
  const worker = fork(program, [id], {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.config.dataDir,
      TOKEN_SECRET: server.config.tokenSecret,
      SMTP_URL: server.config.smtpUrl ?? '',
      NEWSLETTER_PER_MINUTE: '1200',
    },
  })
  await eventually(() => all(30).filter(Boolean).length >= 8)
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  const before = all(30).filter(Boolean).length
  assert.ok(before < 30)
  const leaves = all(30).indexOf(0) + 1
  await server.db.transaction((tx) => deleteSubscriber(tx, `R${leaves}@example.com`))
  await server.owner.transaction((tx) =>
    tx.run(sql`update newsletter.letters set moved_at = now() - interval '3 minutes'`),
  )
  await server.db.transaction(resumeDeliveries)
  await eventually(() => all(30).filter(Boolean).length >= 28)
  // The mail arrives a moment before the worker marks its delivery and moves the letter on.
  await waitForWork()
  // Workers leave the dead worker's delivery alone until its lease ends.
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`update newsletter.deliveries set due_at = now()`)
    await tx.run(sql`update newsletter.letters set moved_at = now() - interval '3 minutes'`)
  })
  await server.db.transaction(resumeDeliveries)
  const over = await eventually(async () => {
    const [it] = expectData(await operator.call(api.newsletter.issues)).items
    return it?.waiting === 0 ? it : null
  })
  const counts = all(30)
  assert.equal(counts[leaves - 1], 0)
  assert.ok(
    counts.every((count, index) => index === leaves - 1 || count >= 1),
    'nobody is left out',
  )
  assert.ok(counts.filter((count) => count > 1).length <= 1, 'at most the one in flight got it twice')
  assert.equal(over.sent, 29)
})

test('ten thousand readers: one letter is sent at once and delivered bit by bit', async () => {
  await server.db.transaction((tx) => tx.run(sql`delete from newsletter.readers`))
  await createSubscribers(10_000)
  const { letter } = expectData(
    await operator.call(api.newsletter.sendIssue, { body: { texts: { ...texts, en: { ...text, subject: 'Many' } } } }),
  )
  assert.equal(letter.readers, 10_000)
  const { readers } = expectData(await operator.call(api.newsletter.subscribers))
  assert.equal(readers.en + readers.vi + readers.ru, 10_000)
  const [it] = expectData(await operator.call(api.newsletter.issues)).items
  assert.ok(it && it.waiting > 9_000 && it.waiting <= 10_000)
  await eventually(async () => (expectData(await operator.call(api.newsletter.issues)).items[0]?.sent ?? 0) >= 60)
  assert.ok(all(200).every((count, index) => index < 30 || count <= 1))
})
