import * as z from 'zod/mini'
import type { Service } from './catalog.ts'
import { endpoint, Id, type RateLimit, Time } from './endpoint.ts'
import { listOf, pageQuery } from './lists.ts'
import { Dong } from './money.ts'
import { OrderForm, Runs } from './orders-forms.ts'
import { Order } from './orders-order.ts'
import { orderStatuses } from './orders-states.ts'

/** The interval between runs in minutes; the last one starts within `DRIP_DAYS`. */
const dripMinutes = { least: 5, most: 7 * 24 * 60 } as const
export const DRIP_DAYS = 90
export const MAX_DRIPS = 20

/** Whether orders of a service can be spread: goods are handed out with the payment, bots have lines, and days would overlap. */
export function isSpreadable({
  serviceType,
  billing,
  stocked,
}: Pick<Service, 'serviceType' | 'billing'> & { stocked?: boolean | undefined }): boolean {
  return serviceType === 'REFERRAL' && billing === 'unit' && !stocked
}

/** Whether the last run starts in time. */
export function isWithinDrip({ runs, everyMinutes }: { runs: number; everyMinutes: number }): boolean {
  return (runs - 1) * everyMinutes <= DRIP_DAYS * 24 * 60
}

/** An order that is spread; `amount` is that of one run, `acceptTotal` the sum of all of them. */
export const DripForm = z
  .extend(z.omit(OrderForm, { discountCode: true, preOrder: true }), {
    runs: Runs,
    // The message does not name the limits in minutes: people also enter hours and days.
    everyMinutes: z
      .int('wholeNumber')
      .check(z.gte(dripMinutes.least, 'dripInterval'), z.lte(dripMinutes.most, 'dripInterval')),
  })
  .check(z.refine(isWithinDrip, { error: 'dripInterval', path: ['everyMinutes'] }))
export type DripForm = z.infer<typeof DripForm>

export const Drip = z.strictObject({
  id: z.string(),
  serviceName: z.string(),
  orderId: z.string(),
  orderCode: z.string(),
  amount: z.int(),
  runs: z.int(),
  everyMinutes: z.int(),
  /** The price of all runs, and the refunded part. */
  totalCash: Dong,
  refunded: Dong,
  done: z.int(),
  /** When the next run starts; null if none is left. */
  nextAt: z.nullable(Time),
  lastAt: Time,
  createdAt: Time,
  stoppedAt: z.nullable(Time),
  /** When its last open order ended. */
  endedAt: z.nullable(Time),
  /** The refund for stopping now; null if every run has begun or ended. */
  stopRefund: z.nullable(Dong),
})
export type Drip = z.infer<typeof Drip>

export const DripRun = z.strictObject({
  run: z.int(),
  orderId: z.string(),
  orderCode: z.string(),
  orderStatus: z.enum(orderStatuses),
  startsAt: Time,
  totalCash: Dong,
  refunded: Dong,
})
export type DripRun = z.infer<typeof DripRun>

const OrderId = z.strictObject({ id: Id })
/** The order's spread and the number of its run; all null if it has none. */
const OfOrder = z.strictObject({
  drip: z.nullable(Drip),
  run: z.nullable(z.int()),
  runs: z.array(DripRun),
})
const limits: readonly RateLimit[] = [{ by: 'user', attempts: 60, seconds: 3600 }]

export const drips = {
  place: endpoint({
    method: 'POST',
    path: '/user/drips',
    summary:
      'Order and pay for several runs at once, the first starting now and each other one some minutes after the one before',
    access: 'active',
    body: DripForm,
    data: z.strictObject({ drip: Drip, order: Order, balance: Dong }),
    refusals: [
      'INSUFFICIENT_BALANCE',
      'SERVICE_UNAVAILABLE_NOW',
      'PRICE_CHANGED',
      'CONFLICT',
      'NOT_SPREADABLE',
      'DRIPS_FULL',
    ],
    limits,
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/user/drips',
    summary: 'List my orders that are spread: those that go on first, then those that are over, newest first',
    access: 'customer',
    viewable: true,
    query: z.object(pageQuery),
    data: listOf(Drip),
  }),
  ofOrder: endpoint({
    method: 'GET',
    path: '/user/order/{id}/drip',
    summary: 'Get the spread that one of my orders is a run of, with all of its runs',
    access: 'customer',
    viewable: true,
    params: OrderId,
    data: OfOrder,
    refusals: ['NOT_FOUND'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/user/drips/{id}/stop',
    summary: 'Cancel all runs that nobody has begun, with their money back; what is stopped stays as it is',
    access: 'customer',
    params: z.strictObject({ id: Id }),
    /** `acceptRefund` is the refund that the customer saw: if it differs now, nothing stops. */
    body: z.strictObject({ acceptRefund: z.optional(z.int('wholeNumber').check(z.gte(0, 'outOfRange'))) }),
    data: z.strictObject({ drip: Drip, refunded: Dong, balance: Dong }),
    refusals: ['NOT_FOUND', 'REFUND_CHANGED'],
    limits,
  }),
  ofOperatorOrder: endpoint({
    method: 'GET',
    path: '/operator/orders/{id}/drip',
    summary: 'Get the spread that an order is a run of, with all of its runs',
    access: 'operator',
    right: 'orders',
    params: OrderId,
    data: OfOrder,
    refusals: ['NOT_FOUND'],
  }),
}
