import * as z from 'zod/mini'
import { requiredText } from './required-text.ts'

/** What of a blocked customer can wait until somebody decides. */
export const holdable = ['orders', 'payouts', 'transfers'] as const
export type Holdable = (typeof holdable)[number]

/** A customer as staff's lists name them. */
export const NamedCustomer = z.strictObject({
  id: z.string(),
  username: z.string(),
  /** Of a blocked customer: what waits. Absent: not blocked. */
  held: z.optional(z.array(z.enum(holdable))),
})
export type NamedCustomer = z.infer<typeof NamedCustomer>

/** What can become of each when its customer is blocked; the first unless said. */
export const blockChoices = {
  orders: ['hold', 'keep', 'refund'],
  payouts: ['hold', 'keep', 'refuse'],
  transfers: ['hold', 'keep'],
} as const satisfies Record<Holdable, readonly string[]>

/**
 * Why an account is blocked, for staff alone, and what becomes of its orders, payouts and transfers. To hold: nothing is taken,
 * delivered, sent to a supplier, paid or credited until somebody decides. To refund: also orders that nobody has begun.
 */
export const Block = z.strictObject({
  reason: requiredText(300),
  orders: z.optional(z.enum(blockChoices.orders)),
  payouts: z.optional(z.enum(blockChoices.payouts)),
  transfers: z.optional(z.enum(blockChoices.transfers)),
})
export type Block = z.infer<typeof Block>
