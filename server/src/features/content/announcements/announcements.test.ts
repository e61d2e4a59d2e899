import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { AnnouncementDraft } from '@runmart/contract/content'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { operator } = await createShop(server)
const { content } = api
const hour = 3_600_000
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const blank: AnnouncementDraft = {
  kind: 'info',
  texts: { en: 'Banks rest on Monday', vi: 'Thứ Hai ngân hàng nghỉ', ru: 'В понедельник банки не работают' },
  link: null,
  startsAt: null,
  endsAt: null,
}
const create = async (it: Partial<AnnouncementDraft> = {}) => {
  const body = { ...blank, ...it }
  const idempotencyKey = randomUUID()
  return expectData(await operator.call(content.createAnnouncement, { body }, { idempotencyKey })).announcement
}
const publish = ({ id, version }: { id: string; version: number }) =>
  operator.call(content.publishAnnouncement, { params: { id }, body: { version } })
const end = (id: string) => operator.call(content.endAnnouncement, { params: { id } })
const shown = async () => expectData(await server.as(null)(content.state)).announcements.map((it) => it.id)
/** The public state follows a moment later: other processes learn of it through the database. */
const eventuallyShown = (ids: string[]) => eventually(async () => String(await shown()) === String(ids))

test('nobody sees a draft; published, everybody does, until it is ended', async () => {
  const draft = await create({ link: '/services' })
  assert.deepEqual(await shown(), [])
  const { announcement } = expectData(await publish(draft))
  assert.ok(announcement.isPublished && announcement.draft.startsAt)
  await eventuallyShown([draft.id])
  const { announcements } = expectData(await server.as(null)(content.state))
  assert.deepEqual(announcements, [{ id: draft.id, kind: 'info', texts: blank.texts, link: '/services' }])
  expectData(await end(draft.id))
  await eventuallyShown([])
  expectRefusal(await end(draft.id), 409, 'CONFLICT')
})

test('one for later waits for its start, is no draft while it waits, and one that is over does not come back', async () => {
  const later = await create({ startsAt: at(hour), endsAt: at(2 * hour) })
  expectData(await publish(later))
  const over = await create({ startsAt: at(-2 * hour), endsAt: at(-hour) })
  expectRefusal(await publish(over), 409, 'CONFLICT')
  const soon = await create({ startsAt: at(300) })
  expectData(await publish(soon))
  await eventuallyShown([soon.id])
  expectRefusal(await operator.call(content.removeAnnouncement, { params: { id: later.id } }), 409, 'CONFLICT')
  assert.equal(expectData(await end(later.id)).announcement.isPublished, false)
  expectData(await operator.call(content.removeAnnouncement, { params: { id: later.id } }))
  expectRefusal(await operator.call(content.announcement, { params: { id: later.id } }), 404, 'NOT_FOUND')
  expectData(await end(soon.id))
})

test('warnings come first, then what began last, and at most three are shown', async () => {
  const first = await create({ startsAt: at(-4 * hour) })
  const warning = await create({ kind: 'warning', startsAt: at(-3 * hour) })
  const second = await create({ startsAt: at(-2 * hour) })
  const third = await create({ startsAt: at(-hour) })
  for (const it of [first, warning, second, third]) expectData(await publish(it))
  await eventuallyShown([warning.id, third.id, second.id])
  for (const { id } of [first, warning, second, third]) expectData(await end(id))
})

test('what somebody else changed meanwhile is not overwritten; a published one changes at once, and the log says what was stored', async () => {
  const { id, version } = await create()
  const edit = (seen: number, en: string) =>
    operator.call(content.editAnnouncement, {
      params: { id },
      body: { version: seen, draft: { ...blank, texts: { ...blank.texts, en } } },
    })
  const second = expectData(await edit(version, 'Banks rest on Tuesday')).announcement
  expectRefusal(await edit(version, 'Banks rest on Sunday'), 409, 'CONFLICT')
  expectRefusal(await publish({ id, version }), 409, 'CONFLICT')
  const published = expectData(await publish(second)).announcement
  await eventuallyShown([id])
  const changed = expectData(await edit(published.version, 'Banks rest on Friday')).announcement
  assert.ok(changed.draft.startsAt, 'it stays known when it was shown')
  const log = expectData(await operator.call(api.audit.list, { query: { action: 'content.edit-announcement' } }))
  const logged = log.items[0]?.changes.find((it) => it.name === 'startsAt')
  assert.deepEqual([logged?.before, logged?.after], [published.draft.startsAt, changed.draft.startsAt])
  await eventually(async () =>
    expectData(await server.as(null)(content.state)).announcements.some((it) => it.texts.en === 'Banks rest on Friday'),
  )
  expectData(await end(id))
})

test('each language is needed, an end is after its start, and a link leads to a page', async () => {
  const wrong = async (it: object) => {
    const body = { ...blank, ...it } as AnnouncementDraft
    const answer = await operator.call(content.createAnnouncement, { body }, { idempotencyKey: randomUUID() })
    return Object.keys(expectRefusal(answer, 400, 'VALIDATION'))
  }
  assert.deepEqual(await wrong({ texts: { ...blank.texts, vi: ' ' } }), ['texts.vi'])
  assert.deepEqual(await wrong({ texts: { ...blank.texts, ru: 'я'.repeat(201) } }), ['texts.ru'])
  assert.deepEqual(await wrong({ startsAt: at(hour), endsAt: at(0) }), ['endsAt'])
  for (const link of ['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example', 'http://plain.example'])
    assert.deepEqual(await wrong({ link }), ['link'], link)
})

test('only the right for content opens them, and the log says who wrote what', async () => {
  const customer = await server.createCustomer()
  expectRefusal(await customer.call(content.announcements), 403, 'FORBIDDEN')
  const { items, total } = expectData(await operator.call(content.announcements, { query: { limit: '2' } }))
  assert.deepEqual([items.length, total > 2], [2, true])
  const { items: entries } = expectData(
    await operator.call(api.audit.list, { query: { action: 'content.edit-announcement' } }),
  )
  assert.deepEqual(entries[0]?.changes.find((it) => it.name === 'en')?.after, 'Banks rest on Friday')
})
