import { job } from '#platform/jobs/job.ts'

/** An order ended in success; features above handle this job. */
export const orderSucceeded = job<{ orderId: string }>('orders.succeeded')

/** Money of an order that had succeeded went back. */
export const orderRefunded = job<{ orderId: string }>('orders.refunded')

/** A refund of an order that had succeeded was taken back. */
export const refundReversed = job<{ orderId: string }>('orders.refund-reversed')
