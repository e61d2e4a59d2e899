import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { suggestedTiers } from '@runmart/contract/orders-settings'
import { SUGGESTED_COMMISSION } from '@runmart/contract/referrals'
import { sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { versionOf } from '#test/version-of.ts'
import { seedDemo } from './demo.ts'

const server = await startTestServer()
const { operator } = await createShop(server)
const customer = await server.createCustomer()
const given = async () => {
  const { commissionPercent, tiers } = expectData(await customer.call(api.referrals.info))
  return { commissionPercent, tiers }
}
const nothing = { commissionPercent: 0, tiers: [] }

test('a fresh shop gives no discount and no commission; a demo shop gives both, until its owner stops it', async () => {
  await server.owner.transaction(async (tx) => {
    await tx.run(sql`delete from orders.settings`)
    await tx.run(sql`insert into orders.settings default values on conflict do nothing`)
    await tx.run(sql`delete from referrals.settings`)
    await tx.run(sql`insert into referrals.settings default values on conflict do nothing`)
  })
  assert.deepEqual(await given(), nothing)
  await seedDemo(server.databaseUrl, 'demo password')
  assert.deepEqual(await given(), { commissionPercent: SUGGESTED_COMMISSION, tiers: suggestedTiers })
  const orders = { tiers: [], version: await versionOf(operator, 'orders') }
  const referrals = { commissionPercent: 0, holdDays: 7, version: await versionOf(operator, 'referrals') }
  expectData(await operator.call(api.orderSettings.saveSettings, { body: orders }))
  expectData(await operator.call(api.referrals.saveSettings, { body: referrals }))
  await seedDemo(server.databaseUrl, 'demo password')
  assert.deepEqual(await given(), nothing)
})
