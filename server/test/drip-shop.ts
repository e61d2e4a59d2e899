import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import type { DripForm } from '@runmart/contract/drips'
import type { DataOf } from '@runmart/contract/endpoint'
import { endDrips } from '#features/drips/end-drips.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData } from './expect-answer.ts'
import type { Shop } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

type Shown = Omit<DataOf<typeof api.drips.ofOrder>, 'drip'> & {
  drip: NonNullable<DataOf<typeof api.drips.ofOrder>['drip']>
}

/** Spreads orders and makes their dates come. */
export function createDripShop(server: TestServer) {
  const log = createLog('silent', 'test')
  const spreadOf = async ({ call }: Person, orderId: string): Promise<Shown> => {
    const { drip, ...rest } = expectData(await call(api.drips.ofOrder, { params: { id: orderId } }))
    if (!drip) throw new Error('The order is no run')
    return { ...rest, drip }
  }
  return {
    /** Spreads an order of one, by default over three runs an hour apart; returns the first. */
    async spread(person: Person, serviceId: string, form: Partial<DripForm> = {}): Promise<string> {
      const body = { serviceId, amount: 1, contactInfo: '@me', runs: 3, everyMinutes: 60, ...form }
      return expectData(await person.call(api.drips.place, { body }, { idempotencyKey: randomUUID() })).order.id
    },
    /** The order's spread, with all runs. */
    spreadOf,
    /** The payment equals the sums kept by begun or delivered runs, plus the refunds. */
    async assertPaid({ balanceOf }: Shop, buyer: Person, first: string, had: number): Promise<void> {
      const { drip, runs } = await spreadOf(buyer, first)
      const kept = runs.filter((it) => it.orderStatus !== 'cancel').reduce((sum, it) => sum + it.totalCash, 0)
      assert.equal(drip.totalCash, kept + drip.refunded)
      assert.equal(await balanceOf(buyer), had - kept)
    },
    /** Makes these orders due, at suppliers, too. */
    comeTo: (...orderIds: string[]) =>
      server.owner.transaction(async (tx) => {
        const past = sql`now() - interval '1 second'`
        await tx.run(sql`update orders.orders set starts_at = ${past} where id = any (${orderIds}::uuid[])`)
        await tx.run(sql`
          update suppliers.dispatches set due_at = ${past}, waits_since = ${past} where order_id = any (${orderIds}::uuid[])`)
        await tx.run(sql`
          update drips.drips set last_at = ${past} where id in (
            select r.drip_id from drips.runs r join orders.orders o on o.id = r.order_id where r.order_id = any (${orderIds}::uuid[])
            group by r.drip_id, r.run having r.run = (select max(l.run) from drips.runs l where l.drip_id = r.drip_id))`)
      }),
    /** The job of every minute. */
    end: () => endDrips({ db: server.db, log }),
  }
}
