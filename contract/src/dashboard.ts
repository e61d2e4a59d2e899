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
  /** By how much the balance has changed since the asked time; null when none was asked. */
  change: z.nullable(Dong),
  /** What came in and what went out since then, each on its own. */
  today: z.nullable(z.strictObject({ in: Dong, out: Dong })),
  orders: z.strictObject({ byStatus: z.record(z.enum(orderStatuses), z.int()) }),
  deposits: z.strictObject({ last30Days: z.array(DayAmount) }),
  spend: z.strictObject({ last30Days: z.array(DayAmount) }),
  bots: z.strictObject({ running: z.int() }),
  /** Open orders that wait for their customer: pre-orders without lines, and bots that gave up. The newest, and how many. */
  attention: z.strictObject({ items: z.array(Order), total: z.int() }),
  /** What was ordered last, each service once, as far as it can be ordered now. */
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
      /** Mostly this morning, which only the caller knows when it was. */
      since: z.optional(z.iso.datetime('invalid')),
    }),
    data: Summary,
  }),
}
