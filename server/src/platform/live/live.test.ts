import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { LIVE_PATH } from '@runmart/contract/live'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { sql } from '../db/sql.ts'

const server = await startTestServer()
const brief = await startTestServer({ accessTokenSeconds: 2 })

async function openPage(person: Person, at = server) {
  const response = await fetch(`${at.url}/api${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${person.accessToken}` },
  })
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no body')
  let text = ''
  const page = {
    /** The next event, or null at the end of the stream. */
    async next(): Promise<{ event: string; data: unknown } | null> {
      for (;;) {
        const found = /^event: (.*)\ndata: (.*)\n\n/m.exec(text)
        if (found) {
          text = text.slice(found.index + found[0].length)
          return { event: found[1] ?? '', data: JSON.parse(found[2] ?? '') }
        }
        const { done, value } = await reader.read()
        if (done) return null
        text += value
      }
    },
    /** The next event on other subjects: activation and sign-in also cause events, which may still be on their way. */
    async nextBut(...about: string[]) {
      let received = await page.next()
      while (about.includes((received?.data as { what?: string } | null)?.what ?? '')) received = await page.next()
      return received
    },
    close: () => reader.cancel(),
  }
  return page
}

test("open pages hear of a change by themselves, and only their owner's", async () => {
  const [lan, other] = [await server.createCustomer(), await server.createCustomer()]
  const [page, otherPage] = [await openPage(lan), await openPage(other)]
  assert.equal((await page.next())?.event, 'resync')
  assert.equal((await otherPage.next())?.event, 'resync')
  expectData(await lan.call(api.accounts.editProfile, { body: { fullName: 'Lan' } }))
  assert.deepEqual((await page.nextBut('sessions'))?.data, { kind: 'changed', what: 'user' })
  expectData(await other.call(api.accounts.editProfile, { body: { language: 'ru' } }))
  assert.deepEqual((await otherPage.nextBut('sessions'))?.data, { kind: 'changed', what: 'user' })
  await page.close()
  await otherPage.close()
})

test('a page whose session is ended elsewhere is told so, and its stream closes', async () => {
  const lan = await server.createCustomer()
  const phone = await server.signIn(lan)
  const page = await openPage(phone)
  await page.next()
  const { items } = expectData(await lan.call(api.accounts.sessions))
  const id = items.find((it) => !it.current)?.id ?? ''
  expectData(await lan.call(api.accounts.endSession, { params: { id } }))
  assert.deepEqual(await page.nextBut('sessions', 'user'), {
    event: 'session-ended',
    data: { kind: 'session-ended', sessionId: id },
  })
  assert.equal(await page.nextBut('sessions', 'user'), null)
})

test('after the database connection was lost, pages are let go, and come back to fetch everything anew', async () => {
  const lan = await server.createCustomer()
  const page = await openPage(lan)
  await page.next()
  await server.owner.transaction((tx) =>
    tx.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'runmart runmart_%'`),
  )
  assert.equal(await page.nextBut('sessions', 'user'), null)
  const again = await openPage(lan)
  assert.equal((await again.next())?.event, 'resync')
  expectData(await lan.call(api.accounts.editProfile, { body: { fullName: 'Lan' } }))
  assert.deepEqual((await again.nextBut('sessions'))?.data, { kind: 'changed', what: 'user' })
  await again.close()
})

test('pages that leave before they were let in leave nothing behind', async () => {
  const lan = await server.createCustomer()
  for (let i = 0; i < 60; i++) {
    const leaving = new AbortController()
    const opening = fetch(`${server.url}/api${LIVE_PATH}`, {
      headers: { authorization: `Bearer ${lan.accessToken}` },
      signal: leaving.signal,
    })
    setTimeout(() => leaving.abort(), i % 6)
    await opening.then((it) => it.body?.cancel()).catch(() => {})
  }
  const page = await eventually(() => openPage(lan).catch(() => null))
  await page.close()
})

test('a stream ends with its token', async () => {
  const lan = await brief.createCustomer()
  const page = await openPage(lan, brief)
  await page.next()
  while (await page.next());
})

test('no token, no stream; not endlessly many of them either', async () => {
  assert.equal((await fetch(`${server.url}/api${LIVE_PATH}`)).status, 401)
  const lan = await server.createCustomer()
  const pages = await Promise.all(Array.from({ length: 20 }, () => openPage(lan)))
  const refused = await fetch(`${server.url}/api${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${lan.accessToken}` },
  })
  assert.equal(refused.status, 429)
  for (const page of pages) await page.close()
})
