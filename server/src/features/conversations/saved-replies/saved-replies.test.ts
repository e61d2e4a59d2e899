import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const { operator } = await createShop(server)
const texts = { en: 'Thank you', vi: 'Cảm ơn bạn', ru: 'Спасибо' }
const list = async () => expectData(await operator.call(api.savedReplies.list)).items
const create = (body: { title: string; texts: typeof texts }) =>
  operator.call(api.savedReplies.create, { body }, { idempotencyKey: randomUUID() })

test('a reply is saved in three languages, found by its title, changed and deleted', async () => {
  const { id } = expectData(await create({ title: 'thanks', texts }))
  expectData(await create({ title: 'Begin', texts }))
  assert.deepEqual(
    (await list()).map((it) => it.title),
    ['Begin', 'thanks'],
  )
  const body = { title: 'Thanks', texts: { ...texts, en: 'Thanks a lot' } }
  expectData(await operator.call(api.savedReplies.edit, { params: { id }, body }))
  assert.deepEqual((await list()).at(-1), { id, ...body })
  expectData(await operator.call(api.savedReplies.remove, { params: { id } }))
  expectRefusal(await operator.call(api.savedReplies.remove, { params: { id } }), 404, 'NOT_FOUND')
  expectRefusal(await operator.call(api.savedReplies.edit, { params: { id }, body }), 404, 'NOT_FOUND')
  assert.equal((await list()).length, 1)
  const { items } = expectData(await operator.call(api.audit.list, { query: { subject: id } }))
  const changed = (action: string) => items.find((it) => it.action === action)?.changes
  assert.deepEqual(changed('saved-reply-edit'), [
    { name: 'texts.en', before: 'Thank you', after: 'Thanks a lot' },
    { name: 'title', before: 'thanks', after: 'Thanks' },
  ])
  assert.ok(changed('saved-reply-remove')?.some(({ before, after }) => before === 'Спасибо' && after === null))
})

test('a language that is missing is said, and nothing is saved', async () => {
  const before = await list()
  const refused = await create({ title: 'Half', texts: { ...texts, ru: ' ' } })
  assert.ok(expectRefusal(refused, 400, 'VALIDATION')['texts.ru'])
  assert.deepEqual(await list(), before)
})

test('customers have no saved replies', async () => {
  const person = await server.createCustomer()
  expectRefusal(await person.call(api.savedReplies.list), 403, 'FORBIDDEN')
})
