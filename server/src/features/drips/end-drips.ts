import { isFinal } from '@runmart/contract/orders-states'
import { orderRuns } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { eachDueAlone } from '#platform/jobs/each-alone.ts'
import type { JobContext } from '#platform/jobs/job.ts'
import { notify } from '#platform/notify.ts'
import { type DueDrip, findDue, getDrip, markEnded } from './drip-queries.ts'

/** Ends drips without open orders and notifies their customers, once for all runs. */
export function endDrips(context: JobContext): Promise<void> {
  return eachDueAlone(context, 'drip-not-ended', findDue, endDrip)
}

async function endDrip(tx: Tx, { id }: DueDrip): Promise<void> {
  const { customerId, runs, orderIds } = await getDrip(tx, id)
  const byId = await orderRuns.runsOf(tx, orderIds)
  const orders = orderIds.flatMap((orderId) => byId.get(orderId) ?? [])
  const [first] = orders
  if (!first || !orders.every(({ status }) => isFinal(status)) || !(await markEnded(tx, id))) return
  const done = orders.filter(({ status }) => status === 'success').length
  const refunded = orders.reduce((sum, it) => sum + it.refunded, 0)
  const news = { kind: 'drip-ended', orderId: first.id, orderCode: first.code, runs, done, refunded } as const
  notify(tx, customerId, news, id)
}
