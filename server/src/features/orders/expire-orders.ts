import type { JobContext } from '#platform/jobs/job.ts'
import { moveOrder } from './move-order.ts'
import { lockExpired } from './order-queries.ts'
import { refundDue } from './rules.ts'

const A_TIME = 50

/** Ends what is past its time: nobody began it and all money goes back, or its paid days are over and it is done. */
export async function expireOrders({ steps, log }: JobContext): Promise<void> {
  for (let ended = A_TIME; ended === A_TIME; ) {
    ended = await steps.transaction(async (tx) => {
      const expired = await lockExpired(tx, A_TIME)
      for (const order of expired) {
        const unbegun = order.status === 'pending'
        const step = { by: 'system', byId: null, refund: refundDue(order) } as const
        await moveOrder(tx, order, {
          ...step,
          ...(unbegun ? { to: 'failed', event: 'expired' } : { to: 'success', event: 'delivered' }),
        })
      }
      return expired.length
    })
    if (ended) log.info({ event: 'orders-expired', ended }, 'orders past their time were ended')
  }
}
