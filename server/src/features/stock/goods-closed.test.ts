import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { fileStock, files } from '#test/file-stock.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const { serviceWith, buy, goodsOf, fetchFile } = fileStock(server, shop)

const stockedWith = async (lines: readonly string[], more: object = {}) => {
  const id = await shop.createService({ price: 1_000, ...more })
  expectData(await operator.call(api.stock.add, { params: { id }, body: { lines: [...lines] } }))
  return id
}
const lines = (count: number) => Array.from({ length: count }, () => `line-${randomUUID()}`)
const refund = async (id: string, amount: number) =>
  expectData(await operator.call(api.ordersOperator.refundPart, { params: { id }, body: { amount, reason: 'Sorry' } }))
const read = (buyer: Person, id: string) => buyer.call(api.goods.mine, { params: { id } })
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

// Proves S10.43.
test('goods that nobody opened before all of the order was paid back stay closed; a part of it closes nothing', async () => {
  const serviceId = await stockedWith(lines(4))
  const buyer = await shop.createBuyer(4_000)
  const [partly, id] = [await buy(buyer, serviceId), await buy(buyer, serviceId, 3)]
  await refund(partly, 999)
  assert.equal((await goodsOf(buyer, partly)).length, 1)
  await refund(id, 2_999)
  await refund(id, 1)
  expectRefusal(await read(buyer, id), 409, 'GOODS_CLOSED')
  const { items } = expectData(await operator.call(api.goods.ofOrder, { params: { id } }))
  assert.ok(
    items.every((it) => it.seenAt === null),
    'nothing is recorded as read',
  )
  for (const [language, words] of [
    ['vi', /hoàn tiền toàn bộ/],
    ['ru', /возвращены полностью/],
  ] as const)
    assert.match((await server.as(buyer.accessToken, language)(api.goods.mine, { params: { id } })).error ?? '', words)
})

test('what was opened before stays readable, and the rest closed', async () => {
  const given = files(2)
  const serviceId = await serviceWith(given)
  const [line = ''] = lines(1)
  expectData(await operator.call(api.stock.add, { params: { id: serviceId }, body: { lines: [line] } }))
  const buyer = await shop.createBuyer(3_000)
  const id = await buy(buyer, serviceId, 3)
  const [first = '', second = ''] = (await goodsOf(buyer, id)).map((it) => it.id)
  assert.equal((await fetchFile(buyer.accessToken, id, first)).status, 200)
  await refund(id, 3_000)
  assert.deepEqual(
    (await goodsOf(buyer, id)).map((it) => [it.value, it.file?.name ?? null, it.closed]),
    [
      [given[0]?.name, given[0]?.name, false],
      [null, null, true],
      [line, null, false],
    ],
  )
  const again = await fetchFile(buyer.accessToken, id, first)
  assert.ok(Buffer.from(await again.arrayBuffer()).equals(given[0]?.bytes as Buffer))
  assert.deepEqual(await codeOf(await fetchFile(buyer.accessToken, id, second)), [409, 'GOODS_CLOSED'])
  assert.deepEqual(await codeOf(await fetchFile(buyer.accessToken, id, '999999999')), [404, 'NOT_FOUND'])
})

test('an order by the day that an operator refunds whole closes, and a copy of one’s data does not open it', async () => {
  const [line = ''] = lines(1)
  const buyer = await shop.createBuyer(30_000)
  const id = await buy(buyer, await stockedWith([line], { billing: 'day', maxAmount: 365 }), 30)
  expectData(await operator.call(api.ordersOperator.refund, { params: { id }, body: { reason: 'Sorry' } }))
  expectRefusal(await read(buyer, id), 409, 'GOODS_CLOSED')
  const copy = await fetch(`${server.url}/api${api.accountClosure.exportData.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: buyer.password }),
  })
  const text = await copy.text()
  assert.ok(!text.includes(line))
  const { orders } = JSON.parse(text) as { orders: { goods: { value: unknown; closed: boolean }[] }[] }
  assert.deepEqual([orders[0]?.goods[0]?.value, orders[0]?.goods[0]?.closed], [null, true])
  expectRefusal(await read(buyer, id), 409, 'GOODS_CLOSED')
})

// Proves S10.43.
test('when goods are opened while their order is paid back, they are either recorded as read or closed', async () => {
  const serviceId = await stockedWith(lines(12))
  for (let round = 0; round < 12; round++) {
    const buyer = await shop.createBuyer(1_000)
    const id = await buy(buyer, serviceId)
    const [answer] = await Promise.all([read(buyer, id), refund(id, 1_000)])
    const [item] = expectData(await operator.call(api.goods.ofOrder, { params: { id } })).items
    if (answer.success) assert.ok(item?.seenAt)
    else expectRefusal(answer, 409, 'GOODS_CLOSED')
  }
})
