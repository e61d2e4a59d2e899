import { job } from '#platform/jobs/job.ts'

/** An order is done, or money of a done one went back: told upwards, to whoever lives by that. */
export const orderSettled = job<{ orderId: string }>('orders.settled')
