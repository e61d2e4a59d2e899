import { type BlockDecided, getCustomer } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder } from './order-queries.ts'
import { isUnbegun } from './order-runs.ts'

/** Refunds the orders of a blocked account that have not begun, each in its own transaction. Safe to repeat. */
export async function refundOrdersOfBlocked(
  { userId, actor }: BlockDecided,
  { db }: Pick<JobContext, 'db'>,
): Promise<void> {
  const pending = await db.transaction((tx) =>
    tx.all<{ id: string }>(
      sql`select id from orders.orders where customer_id = ${userId} and status = 'pending' order by id`,
    ),
  )
  for (const { id } of pending)
    await db.transaction(async (tx) => {
      const [{ status }, order] = [await getCustomer(tx, userId), await lockOrder(tx, id)]
      if (status !== 'blocked' || !isUnbegun(order)) return
      const refund = order.total - order.refunded
      const step = { to: 'refund', by: 'operator', byId: actor.operatorId, event: 'refunded', restock: true } as const
      const moved = await moveOrder(tx, order, { ...step, refund })
      writeAudit(tx, {
        ...actor,
        action: 'orders.refund',
        subject: id,
        details: {
          ...{ order: order.code, customerId: userId, from: order.status, to: moved.status },
          ...{ refunded: refund, restocked: moved.restocked },
        },
      })
    })
}
