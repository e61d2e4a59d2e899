import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import { sql } from '#platform/db/sql.ts'
import { eventually } from './eventually.ts'
import { expectData } from './expect-answer.ts'
import { partnerShop } from './partner-shop.ts'
import type { Shop } from './shop.ts'
import type { TestServer } from './test-server.ts'

/** Refunds of orders that earn a partner a share. */
export function shareRefunds(server: TestServer, shop: Shop) {
  const { operator } = shop
  const { createPartner, createServiceOf, order, deliver, release } = partnerShop(server, shop)
  const shareOf = (kept: number, share: number) => Math.floor((kept * share) / 10_000)
  const refundPart = async (id: string, amount: number) =>
    expectData(
      await operator.call(
        api.ordersOperator.refundPart,
        { params: { id }, body: { amount, reason: 'Sorry' } },
        { idempotencyKey: randomUUID() },
      ),
    ).order
  const orderOf = async (id: string) => expectData(await operator.call(api.ordersOperator.order, { params: { id } }))
  const noJobs = async (): Promise<boolean> => {
    const { left } = await server.owner.transaction((tx) =>
      tx.get<{ left: number }>(sql`
        select (select count(*) from platform.outbox where kind = 'job')::int
          + (select count(*) from graphile_worker.jobs where task_identifier ~ '^(orders|partners)\.')::int as left`),
    )
    return left === 0
  }

  /** Refunds, delivers and releases orders in a random order: the share is always its part of the kept price. */
  const refundInAnyOrder = async (rounds: number) => {
    const partner = await createPartner()
    const buyer = await shop.createBuyer(100_000_000)
    for (let round = 0; round < rounds; round++) {
      // Together with the shop's commission it is at most the whole price.
      const share = randomInt(0, 9_501)
      const serviceId = await createServiceOf(partner, share, { price: randomInt(1, 50_000) })
      const id = await order(buyer, serviceId, randomInt(1, 8))
      const steps = ['refund', 'refund', 'deliver', 'refund', 'release', 'refund', 'refund']
      let isReleased = false
      for (const step of steps.filter(() => randomInt(4) > 0)) {
        const { order: now } = await orderOf(id)
        const kept = now.totalCash - now.refunded
        if (step === 'refund' && kept > 1) await refundPart(id, randomInt(1, kept))
        else if (step === 'deliver') await deliver(partner, id)
        else if (step === 'release') {
          await release()
          isReleased = now.orderStatus === 'success'
        }
        if (isReleased) await eventually(noJobs)
        const { order: after, partner: theirs } = await orderOf(id)
        assert.equal(theirs?.earning, shareOf(after.totalCash - after.refunded, share), `${step} of ${id} by ${share}`)
      }
    }
    assert.deepEqual(await shop.brokenBooks(), [])
  }
  return { refundPart, orderOf, noJobs, refundInAnyOrder }
}
