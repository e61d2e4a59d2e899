import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { dayOf, localTime } from '#platform/days.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { middayZone } from '#test/midday-zone.ts'
import { moveToPast } from '#test/move-to-past.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { sumDays } from './index.ts'

const server = await startTestServer({ shopTimeZone: middayZone })
const shop = await createShop(server)
const { operator } = shop
const { shopTimeZone } = server.config
const serviceId = await shop.createService({ price: 100 })
const buyer = await shop.createBuyer(50_000)
// The opening balance of each account.
await moveToPast(server, 40)
await sumDays(server.db, shopTimeZone)
const month = dayOf(new Date().toISOString(), shopTimeZone).slice(0, 7)
for (const amount of [3, 5, 7])
  expectData(await buyer.call(api.orders.owner, { body: { serviceId, amount, contactInfo: '@me' } }))
const body = { customerId: buyer.id, amount: 900, reason: '=a1+"b"', kind: 'gift' } as const
expectData(await operator.call(api.depositsOperator.credit, { body }))

const read = async (language: string, end: string) => {
  const headers = { authorization: `Bearer ${operator.accessToken}`, 'accept-language': language }
  const response = await fetch(`${server.url}/api/operator/reports/accounting/${month}?format=csv`, { headers })
  assert.match(response.headers.get('content-disposition') ?? '', new RegExp(`runmart-accounting-${month}.csv`))
  const lines = (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
  return lines.map((line) => line.split(end))
}
const [DOCUMENT, TIME, TYPE, ACCOUNT, DEBIT, CREDIT] = [0, 1, 2, 3, 5, 6]
const signed = (row: string[]) => Number(row[CREDIT] || 0) - Number(row[DEBIT] || 0)
const sum = (rows: string[][]) => rows.reduce((all, row) => all + signed(row), 0)

test('a month for the bookkeeper: opening balances, numbered documents and closing balances, each of them zero together', async () => {
  const [, ...rows] = await read('vi', ';')
  const opening = rows.filter((row) => row[TYPE] === 'Số dư đầu kỳ')
  const closing = rows.filter((row) => row[TYPE] === 'Số dư cuối kỳ')
  const documents = rows.filter((row) => row[DOCUMENT])
  for (const part of [opening, closing, documents]) assert.equal(sum(part), 0)
  assert.deepEqual(
    documents.map((row) => row[DOCUMENT]),
    [1, 1, 2, 2, 3, 3, 4, 4].map((number) => `${month}-00000${number}`),
  )
  for (const number of ['000001', '000002', '000003', '000004'])
    assert.equal(sum(documents.filter((row) => row[DOCUMENT] === `${month}-${number}`)), 0)
  const of = (part: string[][], account: string) => sum(part.filter((row) => row[ACCOUNT] === account))
  const balances = 'Số dư của khách hàng'
  assert.deepEqual([of(opening, balances), of(documents, balances), of(closing, balances)], [50_000, -600, 49_400])
  assert.equal(of(closing, 'Doanh thu'), 1_500)
  assert.equal(of(closing, balances), await shop.balanceOf(buyer))
})

test('it is written in the language of who asks, every account and kind by its name, and nothing in it is a formula', async () => {
  const russian = await read('ru', ';')
  assert.equal(russian[0]?.[ACCOUNT], 'Счёт')
  for (const row of russian.slice(1))
    for (const column of [TYPE, ACCOUNT, ACCOUNT + 1]) assert.match(row[column] ?? '', /[а-я]/)
  assert.ok(russian.some((row) => row.includes(`"'=a1+""b"""`)))
  const { count } = await server.db.transaction((tx) =>
    tx.get<{ count: number }>(sql`select count(*)::int as count from audit.entries where action = 'reports.export'`),
  )
  assert.equal(count, 2)
})

test('a month in which nothing was posted begins and ends with the same', async () => {
  const headers = { authorization: `Bearer ${operator.accessToken}`, 'accept-language': 'en' }
  const response = await fetch(`${server.url}/api/operator/reports/accounting/2020-01`, { headers })
  assert.equal((await response.text()).trimEnd().split('\r\n').length, 1)
})

test('a month that is not over closes with now, and one that has not begun is refused', async () => {
  const now = () => localTime(new Date().toISOString(), shopTimeZone)
  const asked = now()
  const [, ...rows] = await read('en', ',')
  const closing = rows.find((row) => row[TYPE] === 'Closing balance')
  const closedAt = closing?.[TIME] ?? ''
  assert.ok(closedAt >= asked && closedAt <= now(), closedAt)
  const next = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString()
  expectRefusal(await operator.call(api.reports.accounting, { params: { month: next }, query: {} }), 400, 'VALIDATION')
})
