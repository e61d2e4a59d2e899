import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { creditRipe } from '#features/deposits/ripen-credits.ts'
import { lastDays, today } from '#platform/days.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { middayZone } from '#test/midday-zone.ts'
import { moveToPast } from '#test/move-to-past.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { sumDays } from './index.ts'

const server = await startTestServer({
  shopTimeZone: middayZone,
  depositLimits: { manualCreditCap: 100_000, claimWaitAbove: 20_000_000, claimWaitHours: 6 },
})
const shop = await createShop(server)
const { operator } = shop
const { shopTimeZone } = server.config
const customer = await server.createCustomer()

/** Ends the waiting time of all pending credits. */
async function ripen() {
  await server.db.transaction((tx) => tx.run(sql`update deposits.manual_credits set ripens_at = now()`))
  await creditRipe({ db: server.db, log: createLog('silent', 'test') })
}
const operators = async (date: string) =>
  expectData(await operator.call(api.reports.operators, { query: { from: date, to: date } })).items
const credited = async (date: string) => {
  const query = { from: date, to: date, operatorId: operator.id, act: 'credited' } as const
  return expectData(await operator.call(api.reports.entries, { query })).items.map((it) => it.amount)
}

test('what ripens where nobody can approve it counts for who asked, in the sum and its entries; a debit does not', async () => {
  const day = today(shopTimeZone)
  const paid = { customerId: customer.id, reason: 'paid in cash' }
  const missed = { customerId: customer.id, amount: 300_000, reference: 'FT-9', note: 'seen on the statement' }
  expectRefusal(
    await operator.call(api.depositsOperator.credit, { body: { ...paid, amount: 200_000 } }),
    409,
    'APPROVAL_NEEDED',
  )
  expectRefusal(await operator.call(api.depositsOperator.addMissed, { body: missed }), 409, 'APPROVAL_NEEDED')
  expectData(await operator.call(api.depositsOperator.credit, { body: { ...paid, amount: 1_000 } }))
  await ripen()
  expectRefusal(
    await operator.call(api.depositsOperator.debit, { body: { ...paid, amount: 150_000 } }),
    409,
    'APPROVAL_NEEDED',
  )
  await ripen()
  assert.equal(await shop.balanceOf(customer), 351_000)
  assert.deepEqual(
    (await operators(day)).map((it) => [it.id, it.credited]),
    [[operator.id, 501_000]],
  )
  assert.deepEqual((await credited(day)).toSorted(), [1_000, 200_000, 300_000])
})

test('the sums of a closed day have it as well', async () => {
  await moveToPast(server, 2)
  const date = lastDays(3, shopTimeZone)[0]?.date ?? ''
  const before = await operators(date)
  assert.equal(before[0]?.credited, 501_000)
  await sumDays(server.db, shopTimeZone)
  assert.deepEqual(await operators(date), before)
  assert.deepEqual(
    (await shop.brokenBooks()).filter((it) => it.startsWith('day-sums')),
    [],
  )
})
