import { randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import type { Payout, PayoutRequest } from '@runmart/contract/payouts'
import { payCommission } from '#features/referrals/pay-commission.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from './eventually.ts'
import { expectData } from './expect-answer.ts'
import type { Shop } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'
import { versionOf } from './version-of.ts'

/** Lets a customer earn this much by a friend who buys, and requests all of it as a payout. */
export async function earnAndRequestPayout(
  server: TestServer,
  shop: Shop,
  person: Person,
  body: PayoutRequest,
): Promise<Payout> {
  const { commissionPercent } = expectData(await person.call(api.referrals.info))
  const serviceId = await shop.createService({ price: (body.amount * 100) / commissionPercent })
  const friend = await shop.createBuyer((body.amount * 100) / commissionPercent)
  await server.owner.transaction((tx) =>
    tx.run(sql`update accounts.users set referred_by = ${person.id} where id = ${friend.id}`),
  )
  const bought = await friend.call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@friend' } })
  const params = { id: expectData(bought).order.id }
  expectData(await shop.operator.call(api.ordersOperator.take, { params }))
  expectData(await shop.operator.call(api.ordersOperator.deliver, { params, body: { rest: 'delivered' } }))
  // The friend buys from the same machine, so an operator has to allow the commission.
  await eventually(async () => (await shop.operator.call(api.referrals.allow, { params, body: {} })).success)
  await server.owner.transaction((tx) =>
    tx.run(sql`update referrals.commissions set held_until = now() where order_id = ${params.id}`),
  )
  await server.db.transaction((tx) => payCommission(tx, params.id))
  const settings = { minimum: Math.min(body.amount, 200_000), version: await versionOf(shop.operator, 'payouts') }
  expectData(await shop.operator.call(api.payouts.saveSettings, { body: settings }))
  return expectData(await person.call(api.payouts.request, { body }, { idempotencyKey: randomUUID() })).payout
}
