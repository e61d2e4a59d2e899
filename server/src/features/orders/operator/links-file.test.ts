import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const service = await shop.createService({ price: 10 })
const buyer = await shop.createBuyer(9_000_000)
const COUNT = 6_000

const links = Array.from({ length: COUNT }, (_, at) => ({ link: `https://example.com/${at + 1}|x`, amount: 3 }))
const body = { serviceId: service, contactInfo: '@me', orderType: 'multiply' as const, links }
const { id } = expectData(await buyer.call(api.orders.ref, { body })).order
const params = { id }
expectData(await operator.call(api.ordersOperator.take, { params }))

const download = async (who = operator) => {
  const headers = { authorization: `Bearer ${who.accessToken}` }
  return (await fetch(`${server.url}/api/operator/orders/${id}/links`, { headers })).text()
}
const check = async (content: string) =>
  expectData(await operator.call(api.ordersLinks.check, { params, body: { content } }))
const save = (content: string) => operator.call(api.ordersLinks.save, { params, body: { content } })

test('all links of an order are downloaded, also those beyond what its page shows', async () => {
  const lines = (await download()).trim().split('\n')
  assert.equal(lines.length, COUNT)
  assert.equal(lines[0], '1|0|3|https://example.com/1|x')
  assert.equal(lines.at(-1), `${COUNT}|0|3|https://example.com/${COUNT}|x`)
})

test('who downloads the links of an order is on the audit log, also of the order’s customer', async () => {
  const read = async (subject: string) =>
    expectData(await operator.call(api.audit.list, { query: { subject, action: 'orders.download-links' } })).items
  const before = (await read(id)).length
  await download()
  const [entry, ...older] = await read(id)
  assert.deepEqual([entry?.operator?.id, older.length], [operator.id, before])
  assert.equal((await read(buyer.id))[0]?.id, entry?.id)
})

test('the file, filled in, is the progress of all of them at once', async () => {
  const filled = (await download()).replaceAll(/^(\d+)\|0\|/gm, '$1|2|')
  assert.deepEqual(await check(filled), { changed: COUNT, added: 2 * COUNT, badCount: 0, bad: [] })
  const { order } = expectData(await save(filled))
  assert.equal(order.progress?.ok, 2 * COUNT)
  const { timeline } = expectData(await operator.call(api.ordersOperator.order, { params }))
  assert.equal(timeline.filter((it) => it.event === 'progress').length, 1)
})

test('a line that cannot be is named, and nothing of its file is saved', async () => {
  const wrong = ['1|3', '1|3', 'one|2', '99999|1', '2|1', '3|4', '', '4|2'].join('\n')
  assert.deepEqual(await check(wrong), {
    changed: 1,
    added: 1,
    badCount: 5,
    bad: [
      { line: 2, problem: 'twice' },
      { line: 3, problem: 'format' },
      { line: 4, problem: 'unknown' },
      { line: 5, problem: 'range' },
      { line: 6, problem: 'range' },
    ],
  })
  expectRefusal(await save(wrong), 400, 'VALIDATION')
  assert.match(await download(), /^1\|2\|3\|/)
})

test('an order without links has no file, and customers have none of it', async () => {
  const other = expectData(
    await buyer.call(api.orders.owner, { body: { serviceId: service, amount: 1, contactInfo: '@me' } }),
  ).order
  const headers = { authorization: `Bearer ${operator.accessToken}` }
  assert.equal((await fetch(`${server.url}/api/operator/orders/${other.id}/links`, { headers })).status, 404)
  assert.match(await download(buyer), /FORBIDDEN/)
})
