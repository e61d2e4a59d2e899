import type { JobContext } from '#platform/jobs/job.ts'
import { moveOrder, type Step } from './move-order.ts'
import { lockExpired, type StoredOrder } from './order-queries.ts'
import { refundDue } from './rules.ts'

const A_TIME = 50

/** Ends what is past its time: nobody began it and all money goes back, or its paid days are over and it is done. */
export async function expireOrders({ steps, log }: JobContext): Promise<void> {
  for (let ended = A_TIME; ended === A_TIME; ) {
    ended = await steps.transaction(async (tx) => {
      const expired = await lockExpired(tx, A_TIME)
      for (const order of expired) await moveOrder(tx, order, { by: 'system', byId: null, ...endOf(order) })
      return expired.length
    })
    if (ended) log.info({ event: 'orders-expired', ended }, 'orders past their time were ended')
  }
}

function endOf(order: StoredOrder): Pick<Step, 'to' | 'event' | 'refund'> {
  if (order.status === 'in-progress') return { to: 'success', event: 'delivered' }
  return { to: 'failed', event: 'expired', refund: refundDue(order) }
}
