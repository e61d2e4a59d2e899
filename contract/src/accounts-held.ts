import * as z from 'zod/mini'
import { requiredText } from './required-text.ts'

/** Items of a blocked customer that can wait for an operator's decision. */
export const holdable = ['orders', 'payouts', 'transfers'] as const
export type Holdable = (typeof holdable)[number]

/** A customer as lists for staff name them. */
export const NamedCustomer = z.strictObject({
  id: z.string(),
  username: z.string(),
  /** The waiting items of a blocked customer; absent if the customer is not blocked. */
  held: z.optional(z.array(z.enum(holdable))),
})
export type NamedCustomer = z.infer<typeof NamedCustomer>

/** The choices for each kind of item when an operator blocks its customer; the first is the default. */
export const blockChoices = {
  orders: ['hold', 'keep', 'refund'],
  payouts: ['hold', 'keep', 'refuse'],
  transfers: ['hold', 'keep'],
} as const satisfies Record<Holdable, readonly string[]>

/**
 * The reason for a block (staff only) and the choice for orders, payouts and transfers. `hold` stops delivery, sending,
 * payment and credit until an operator decides. `refund` also refunds orders without any work done.
 */
export const Block = z.strictObject({
  reason: requiredText(300),
  orders: z.optional(z.enum(blockChoices.orders)),
  payouts: z.optional(z.enum(blockChoices.payouts)),
  transfers: z.optional(z.enum(blockChoices.transfers)),
})
export type Block = z.infer<typeof Block>
