import { job } from '#platform/jobs/job.ts'

/** An order ended in success; features above handle this job. */
export const orderSucceeded = job<{ orderId: string }>('orders.succeeded')

/**
 * Orders of customers whom somebody referred ended in success as they were paid, all by one transaction: one job for many, because a
 * job costs more than an order. `orders.place_batch` asks for it.
 */
export const ordersSucceeded = job<{ orders: { orderId: string; customerId: string }[] }>('orders.succeeded-together')

/** Money of an order that had succeeded went back. */
export const orderRefunded = job<{ orderId: string }>('orders.refunded')

/** A refund of an order that had succeeded was taken back. */
export const refundReversed = job<{ orderId: string }>('orders.refund-reversed')
