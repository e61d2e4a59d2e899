import * as z from 'zod/mini'
import { User } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { NamedTransaction } from './ledger.ts'
import { Dong } from './money.ts'
import { Order, OrderAgain } from './orders-order.ts'
import { orderStatuses } from './orders-states.ts'

const DayAmount = z.strictObject({ date: z.iso.date(), amount: Dong })

export const Summary = z.strictObject({
  user: User,
  balance: Dong,
  /** The change of the balance since the requested time; null without `since`. */
  change: z.nullable(Dong),
  /** Income and spending since then, separately. */
  today: z.nullable(z.strictObject({ in: Dong, out: Dong })),
  orders: z.strictObject({ byStatus: z.record(z.enum(orderStatuses), z.int()) }),
  deposits: z.strictObject({ last30Days: z.array(DayAmount) }),
  spend: z.strictObject({ last30Days: z.array(DayAmount) }),
  bots: z.strictObject({ running: z.int() }),
  /**
   * Open orders that wait for their customer: pre-orders without lines, and bots that gave up. The newest, and the
   * total.
   */
  attention: z.strictObject({ items: z.array(Order), total: z.int() }),
  /** The latest ordered services, each once, if a customer can order them now. */
  orderAgain: z.array(OrderAgain),
  latestOrders: z.array(Order),
  latestTransactions: z.array(NamedTransaction),
})
export type Summary = z.infer<typeof Summary>

export const dashboard = {
  summary: endpoint({
    method: 'GET',
    path: '/user/info',
    summary: 'Get my dashboard data',
    access: 'customer',
    viewable: true,
    query: z.object({
      /** Usually this morning: only the caller knows their time zone. */
      since: z.optional(z.iso.datetime('invalid')),
    }),
    data: Summary,
  }),
}
