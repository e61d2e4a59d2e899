import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { notify } from '#platform/notify.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { collectLiveEvents } from '#test/live-events.ts'
import { runConcurrently } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { deleteOldNotifications } from './jobs.ts'

const server = await startTestServer()

const list = async ({ call }: Person, query: Record<string, string> = {}) =>
  expectData(await call(api.notifications.list, { query: { limit: '100', ...query } }))
const notifyOf = ({ id }: Person, amount: number) =>
  server.db.transaction((tx) => notify(tx, id, { kind: 'commission-earned', amount }, `order ${amount}`))
const waitForNotifications = (person: Person, count: number) =>
  eventually(async () => ((await list(person)).total === count ? list(person) : null))

test('what is read in one tab is read in all of them, at once', async () => {
  const person = await server.createCustomer()
  const elsewhere = await collectLiveEvents(server, person)
  const counts = () => elsewhere.flatMap((it) => (it.kind === 'notified' ? it.unread : []))
  for (const amount of [1, 2, 3]) await notifyOf(person, amount)
  await eventually(() => counts().length === 3)
  const { items } = await list(person)
  expectData(await person.call(api.notifications.read, { body: { id: items[0]?.id ?? '' } }))
  await eventually(() => counts().at(-1) === 2)
  expectData(await person.call(api.notifications.read, { body: {} }))
  await eventually(() => counts().at(-1) === 0)
  expectData(await person.call(api.notifications.read, { body: {} }))
  await notifyOf(person, 4)
  await eventually(() => counts().at(-1) === 1)
  assert.deepEqual(counts(), [1, 2, 3, 2, 0, 1], 'nothing new, nothing told')
})

test('a number that comes back is told again, although both are carried together', async () => {
  const person = await server.createCustomer()
  const page = await collectLiveEvents(server, person)
  const counts = () => page.flatMap((it) => (it.kind === 'notified' ? it.unread : []))
  await server.db.transaction((tx) => {
    for (const unread of [2, 3, 2]) publishEvent(tx, person.id, { kind: 'notified', unread })
  })
  await eventually(() => counts().length >= 2)
  assert.deepEqual(counts(), [3, 2])
})

test('much at once: the last number that an open page hears is the true one', async () => {
  const person = await server.createCustomer()
  const page = await collectLiveEvents(server, person)
  await runConcurrently(20, (at) => notifyOf(person, at + 1))
  await waitForNotifications(person, 20)
  await eventually(() => page.filter((it) => it.kind === 'notified').length === 20)
  const counts = page.flatMap((it) => (it.kind === 'notified' ? it.unread : []))
  assert.deepEqual(
    counts.toSorted((a, b) => a - b),
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
})

test('reading all reads what was there when the list was shown, and nothing that came since', async () => {
  const person = await server.createCustomer()
  for (const amount of [1, 2, 3]) await notifyOf(person, amount)
  await waitForNotifications(person, 3)
  const shown = await list(person, { limit: '1' })
  await notifyOf(person, 4)
  await waitForNotifications(person, 4)
  const { unread } = expectData(await person.call(api.notifications.read, { body: { upTo: shown.upTo } }))
  assert.equal(unread, 1)
  const { items } = await list(person)
  assert.deepEqual(
    items.map((it) => it.isRead),
    [false, true, true, true],
  )
  for (const upTo of ['x', '-1', '1e3', '9'.repeat(40)])
    expectRefusal(await person.call(api.notifications.read, { body: { upTo } }), 400, 'VALIDATION')
})

test('later pages stay what they were while news comes in', async () => {
  const person = await server.createCustomer()
  for (let amount = 1; amount <= 6; amount++) {
    await notifyOf(person, amount)
    await waitForNotifications(person, amount)
  }
  const first = await list(person, { limit: '2' })
  await notifyOf(person, 7)
  await waitForNotifications(person, 7)
  const seen = [...first.items]
  for (const page of ['2', '3']) {
    const next = await list(person, { limit: '2', page, upTo: first.upTo })
    assert.equal(next.total, 6)
    seen.push(...next.items)
  }
  assert.deepEqual(
    seen.map((it) => it.news.kind === 'commission-earned' && it.news.amount),
    [6, 5, 4, 3, 2, 1],
  )
  assert.equal((await list(person)).total, 7)
})

test('after half a year news is forgotten', async () => {
  const person = await server.createCustomer()
  for (const amount of [1, 2]) await notifyOf(person, amount)
  const { items } = await waitForNotifications(person, 2)
  const old = items[1]?.id ?? ''
  await server.db.transaction((tx) =>
    tx.run(sql`update notifications.items set at = now() - interval '181 days' where id = ${old}`),
  )
  await deleteOldNotifications(server.db)
  assert.deepEqual(
    (await list(person)).items.map((it) => it.id),
    [items[0]?.id],
  )
})

test('what only a later version has words for is neither shown nor counted', async () => {
  const person = await server.createCustomer()
  const page = await collectLiveEvents(server, person)
  await server.owner.transaction((tx) =>
    tx.run(sql`
      insert into notifications.items (user_id, key, news, at)
      values (${person.id}, 'later:1', '{"kind": "from-later", "parts": 3}'::jsonb, now())`),
  )
  await notifyOf(person, 5)
  const { items, total, unread } = await waitForNotifications(person, 1)
  assert.deepEqual([items.map((it) => it.news.kind), total, unread], [['commission-earned'], 1, 1])
  await eventually(() => page.some((it) => it.kind === 'notified'))
  assert.deepEqual(
    page.flatMap((it) => (it.kind === 'notified' ? it.unread : [])),
    [1],
  )
})
