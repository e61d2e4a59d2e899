import { job } from '#platform/jobs/job.ts'

/** An order ended in success; features above handle this job. */
export const orderSucceeded = job<{ orderId: string }>('orders.succeeded')

/**
 * Referred customers' orders that succeeded at their payment, in one transaction. One job for many, because a job costs
 * more than an order. `orders.place_batch` enqueues it.
 */
export const ordersSucceeded = job<{ orders: { orderId: string; customerId: string }[] }>('orders.succeeded-together')

/** The shop refunded money of a successful order. */
export const orderRefunded = job<{ orderId: string }>('orders.refunded')

/** An operator reversed a refund of a successful order. */
export const refundReversed = job<{ orderId: string }>('orders.refund-reversed')
