import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectRefusal } from '#test/expect-answer.ts'
import { retryJobs } from '#test/retry-jobs.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer({ rateLimits: true, trustProxy: 1 })
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type From = { address: string; device?: string; browser?: string }

async function post(path: string, body: object, { address, device, browser = CHROME }: From): Promise<number> {
  const headers = { 'content-type': 'application/json', 'user-agent': browser, 'x-forwarded-for': address }
  const response = await fetch(`${server.url}/api/user/auth/${path}`, {
    method: 'POST',
    headers: { ...headers, ...(device && { 'x-device-id': device }) },
    body: JSON.stringify(body),
  })
  return response.status
}

const signIn = ({ email, password }: Person, from: From) => post('login', { email, password }, from)
const mailsTo = ({ email }: Person, subject: RegExp) =>
  server.mailbox.mailsTo(email).filter((it) => subject.test(it.subject ?? ''))

/** Waits for this number of mails and checks that no more follow. */
async function expectMails(who: Person, subject: RegExp, count: number): Promise<void> {
  await eventually(() => mailsTo(who, subject).length >= count)
  await sleep(300)
  assert.equal(mailsTo(who, subject).length, count)
}

test('who leaves the device mark out and calls the browser as the owner does is still reported from a new network', async () => {
  const owner = await server.createCustomer()
  const home = { address: '198.51.100.1', device: crypto.randomUUID() }
  assert.equal(await signIn(owner, home), 200)
  await expectMails(owner, /New sign-in/, 1)
  // The owner signs in with the same browser in another network, and with a program at home.
  assert.equal(await signIn(owner, { ...home, address: '198.51.100.77' }), 200)
  assert.equal(await signIn(owner, { address: '198.51.100.1' }), 200)
  await expectMails(owner, /New sign-in/, 1)

  assert.equal(await signIn(owner, { address: '203.0.113.5' }), 200)
  await expectMails(owner, /New sign-in/, 2)
  // A device mark of their own does not help strangers, although a session without a mark is known.
  assert.equal(await signIn(owner, { address: '203.0.113.99', device: crypto.randomUUID() }), 200)
  await expectMails(owner, /New sign-in/, 3)
})

test('a sign-in to an account that nobody used for long is news, the first one after registering is not', async () => {
  const owner = await server.createCustomer()
  await expectMails(owner, /New sign-in/, 0)
  await server.db.transaction(async (tx) => {
    await tx.run(sql`delete from accounts.sessions where user_id = ${owner.id}`)
    await tx.run(sql`update accounts.users set created_at = now() - interval '60 days' where id = ${owner.id}`)
  })
  assert.equal(await signIn(owner, { address: '203.0.113.5' }), 200)
  await expectMails(owner, /New sign-in/, 1)
})

test('ten activation mails a day, and the answer says when there will be more', async () => {
  const { call } = await server.signIn(await server.registerVisitor())
  for (let i = 0; i < 10; i++) {
    assert.equal((await call(api.accounts.requestActivation)).status, 200)
    // One minute passes.
    await server.db.transaction((tx) =>
      tx.run(sql`delete from platform.rate_counts where window_ends < now() + interval '61 seconds'`),
    )
  }
  const answer = await call(api.accounts.requestActivation)
  expectRefusal(answer, 429, 'RATE_LIMITED')
  assert.match(answer.message, /in 24 hours/)
})

test('strangers cause ten reset mails a day at most, and the owner gets one all the same', async () => {
  const owner = await server.createCustomer()
  const { email } = owner
  const home = { address: '198.51.100.9', device: crypto.randomUUID() }
  assert.equal(await signIn(owner, home), 200)
  for (let sent = 1; sent <= 10; sent++) {
    assert.equal(await post('reset-password', { email }, { address: `203.0.113.${sent}` }), 200)
    await eventually(() => mailsTo(owner, /new Runmart password/).length === sent)
    // Five minutes pass.
    await server.db.transaction((tx) =>
      tx.run(sql`delete from platform.rate_counts where window_ends < now() + interval '301 seconds'`),
    )
  }
  for (const address of ['203.0.113.20', '203.0.113.21', '203.0.113.22'])
    assert.equal(await post('reset-password', { email }, { address }), 200)
  await expectMails(owner, /new Runmart password/, 10)
  assert.equal(await post('reset-password', { email }, home), 200)
  await expectMails(owner, /new Runmart password/, 11)
})

test('three reset mails in five minutes', async () => {
  const owner = await server.createCustomer()
  const { email } = owner
  for (let i = 0; i < 5; i++) await post('reset-password', { email }, { address: `203.0.113.${i}` })
  await expectMails(owner, /new Runmart password/, 3)
})

test('a reset mail that could not be queued is not counted: the next try sends it, and two more may follow', async () => {
  const owner = await server.createCustomer()
  const { email } = owner
  const ask = () => post('reset-password', { email }, { address: '203.0.113.40' })
  const countTries = () =>
    server.db.transaction(async (tx) => {
      const job = await tx.find<{ attempts: number }>(sql`
        select attempts from graphile_worker.jobs where task_identifier = 'accounts.send-reset' and last_error like '%no_resets%'`)
      return job?.attempts ?? 0
    })
  await server.owner.transaction((tx) =>
    tx.run(sql`
      alter table platform.outbox add constraint no_resets check (payload ->> 'letter' is distinct from 'reset') not valid`),
  )
  try {
    assert.equal(await ask(), 200)
    // The job tries more often than the limit of mails in five minutes.
    await eventually(async () => {
      await retryJobs(server.db)
      return (await countTries()) >= 5
    })
  } finally {
    await server.owner.transaction((tx) => tx.run(sql`alter table platform.outbox drop constraint no_resets`))
  }
  await eventually(async () => {
    await retryJobs(server.db)
    return mailsTo(owner, /new Runmart password/).length === 1
  })
  for (let i = 0; i < 4; i++) assert.equal(await ask(), 200)
  await expectMails(owner, /new Runmart password/, 3)
})
