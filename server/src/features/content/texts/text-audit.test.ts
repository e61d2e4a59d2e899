import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { blankWords, type EditedText, MAX_BODY, type Texts, type Words } from '@runmart/contract/content-texts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { operator } = await createShop(server)
const words = (title: string, body: string): Words => ({ title, description: `${title}, shortly`, body })
const only = (it: Partial<Texts>): Texts => ({ en: blankWords, vi: blankWords, ru: blankWords, ...it })
const of = ({ kind, slug, version }: EditedText) => ({ params: { kind, slug }, version })
const textOf = (answer: Parameters<typeof expectData<{ text: EditedText }>>[0]) => expectData(answer).text
const get = async (params: { kind: 'page' | 'post'; slug: string }) =>
  textOf(await operator.call(api.texts.get, { params }))
const create = async (slug: string, texts: Texts) =>
  textOf(await operator.call(api.texts.create, { body: { slug, texts } }))
const save = async (text: EditedText, texts: Texts) => {
  const { params, version } = of(text)
  return textOf(await operator.call(api.texts.save, { params, body: { version, texts } }))
}
const publish = async (text: EditedText, publishAt: string | null = null) => {
  const { params, version } = of(text)
  return textOf(await operator.call(api.texts.publish, { params, body: { version, publishAt } }))
}
const step = async (endpoint: typeof api.texts.discard | typeof api.texts.unpublish, text: EditedText) => {
  const { params, version } = of(text)
  return textOf(await operator.call(endpoint, { params, body: { version } }))
}

/** The changes in the newest audit entry, by name. */
const lastEntry = async () => {
  const { items } = expectData(await operator.call(api.audit.list, { query: { limit: '1' } }))
  const { entry } = expectData(await operator.call(api.audit.entry, { params: { id: items[0]?.id ?? '' } }))
  const changes = Object.fromEntries(entry.changes.map((it) => [it.name, [it.before, it.after]]))
  return { id: entry.id, action: entry.action, changes, listed: items[0]?.changes }
}
const lastChanges = async () => (await lastEntry()).changes

test('an entry tells what a text said before and says now, part by part and only where that differs', async () => {
  const post = await create('refunds', only({ en: words('Refunds', 'Always.'), vi: words('Hoàn tiền', 'Luôn luôn.') }))
  assert.deepEqual(await lastChanges(), {
    slug: [null, 'refunds'],
    'texts.en.title': [null, 'Refunds'],
    'texts.en.description': [null, 'Refunds, shortly'],
    'texts.en.body': [null, 'Always.'],
    'texts.vi.title': [null, 'Hoàn tiền'],
    'texts.vi.description': [null, 'Hoàn tiền, shortly'],
    'texts.vi.body': [null, 'Luôn luôn.'],
  })
  const draft = await save(post, { ...post.texts, vi: { ...post.texts.vi, body: 'Trong 3 ngày.' } })
  assert.deepEqual(await lastChanges(), {
    'texts.vi.body': ['Luôn luôn.', 'Trong 3 ngày.'],
    title: [null, 'Refunds'],
  })
  const stored = await server.db.transaction((tx) =>
    tx.get<{ details: object }>(sql`select details from audit.entries order by id desc limit 1`),
  )
  assert.doesNotMatch(JSON.stringify(stored.details), /Always|Hoàn tiền/, 'what stayed is not kept again')

  const live = await publish(draft)
  const first = await lastChanges()
  assert.deepEqual(first['texts.vi.body'], [null, 'Trong 3 ngày.'])
  assert.deepEqual(first.publishAt, [null, live.shownSince])

  await step(api.texts.discard, await save(live, { ...live.texts, ru: words('Возврат', 'Всегда.') }))
  const discarded = await lastEntry()
  assert.deepEqual(
    [discarded.action, discarded.changes['texts.ru.body'], discarded.changes['texts.en.body']],
    ['content.discard-text', ['Всегда.', null], undefined],
  )
})

test('publishing tells what it takes the place of, also of what waited, and when each was to be shown', async () => {
  const post = await create('soon', only({ en: words('Soon', 'One.') }))
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const waiting = await publish(post, later(1))
  await publish(await save(waiting, only({ en: words('Soon', 'Two.') })), later(2))
  const { version: _, ...again } = await lastChanges()
  const { scheduledFor } = await get(of(post).params)
  assert.deepEqual(again, {
    publishAt: [waiting.scheduledFor, scheduledFor],
    'texts.en.body': ['One.', 'Two.'],
    title: [null, 'Soon'],
  })
  await step(api.texts.unpublish, await get(of(post).params))
  const back = await lastChanges()
  assert.deepEqual(
    [back.publishAt, back['texts.en.body']],
    [
      [scheduledFor, null],
      ['Two.', null],
    ],
  )
  expectData(await operator.call(api.texts.remove, { params: of(post).params }))
  const removed = await lastChanges()
  assert.deepEqual(
    [removed.slug, removed['texts.en.body']],
    [
      ['soon', null],
      ['Two.', null],
    ],
  )
})

test('the first draft of a text that ships is compared with what ships; saving it again with what was saved', async () => {
  const about = await get({ kind: 'page', slug: 'about' })
  const draft = await save(about, { ...about.texts, en: { ...about.texts.en, title: 'About this shop' } })
  assert.deepEqual(await lastChanges(), { 'texts.en.title': [about.texts.en.title, 'About this shop'] })
  await save(draft, { ...about.texts, en: { ...about.texts.en, title: 'Us' } })
  assert.deepEqual(await lastChanges(), { 'texts.en.title': ['About this shop', 'Us'] })
})

test('of the longest texts lists and tables have what is around the change, the entry all; titles are found, bodies not', async () => {
  const long = (mark: string) => 'Điều "khoản";\n'.repeat(1_400) + mark
  const [before, after] = [long('Cũ'), long('Mới nhất')]
  assert.ok(after.length < MAX_BODY)
  const texts = (body: string) => ({
    en: words('Longest', body),
    vi: words('Dài nhất', body),
    ru: words('Длинный', body),
  })
  await save(await create('longest', texts(before)), texts(after))
  const { id, changes, listed } = await lastEntry()
  for (const language of ['en', 'vi', 'ru']) assert.deepEqual(changes[`texts.${language}.body`], [before, after])
  const [part] = listed ?? []
  assert.match(part?.before ?? '', /^….*Cũ$/s)
  assert.match(part?.after ?? '', /^….*Mới nhất$/s)
  assert.ok(part?.isPart && (part.after?.length ?? 0) < 200)

  const response = await fetch(`${server.url}/api/operator/audit?format=csv&action=content.save-text`, {
    headers: { authorization: `Bearer ${operator.accessToken}`, 'accept-language': 'vi' },
  })
  const [, newest = ''] = (await response.text()).split('\r\n')
  assert.ok(newest.length < 2_000)
  assert.match(newest, /;post\/longest;"Nội dung · English: ….*""khoản"";.*Cũ → ….*Mới nhất; Nội dung · Tiếng Việt: /s)

  const stored = await server.db.transaction((tx) =>
    tx.get<{ text: string }>(sql`select search_text as text from audit.search_texts where entry_id = ${id}::bigint`),
  )
  assert.match(stored.text, /longest/)
  assert.doesNotMatch(stored.text, /khoan/)
  const found = expectData(await operator.call(api.audit.list, { query: { q: 'Dài nhất' } }))
  assert.deepEqual(
    found.items.map((it) => it.action),
    ['content.create-text'],
  )
})

test('an entry is for owners, as the log is', async () => {
  const params = { id: (await lastEntry()).id }
  const customer = await server.createCustomer()
  expectRefusal(await customer.call(api.audit.entry, { params }), 403, 'FORBIDDEN')
  expectRefusal(await operator.call(api.audit.entry, { params: { id: '999999999' } }), 404, 'NOT_FOUND')
})

// Proves R78.
test('a text that nests deeper than pages show is refused at its field, new or edited', async () => {
  const deep = only({ en: words('Deep', `${'> '.repeat(9_500)}x`) })
  const post = await create('shallow', only({ en: words('Shallow', '> - a\n> - b') }))
  const { params, version } = of(post)
  for (const refused of [
    await operator.call(api.texts.create, { body: { slug: 'deep', texts: deep } }),
    await operator.call(api.texts.save, { params, body: { version, texts: deep } }),
  ])
    assert.match(expectRefusal(refused, 400, 'VALIDATION')['texts.en.body'] ?? '', /nested too deeply/)
})
