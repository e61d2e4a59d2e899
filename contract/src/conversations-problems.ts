import * as z from 'zod/mini'
import type { Order } from './orders-order.ts'
import { wholeNumber } from './whole-number.ts'

/** Kinds of problems with a delivery. */
export const problemKinds = ['not-as-described', 'missing', 'stopped-working', 'other'] as const
export type ProblemKind = (typeof problemKinds)[number]

export const MAX_PROBLEM_PARTS = 500

/** The fields of a report besides the text. */
export const problemFields = {
  kind: z.enum(problemKinds, 'choice'),
  /** How many of the ordered ones. */
  affected: z.optional(wholeNumber(1, 1_000_000)),
  /** The affected ones in the customer's words: lines, links, names. */
  which: z.optional(z.string().check(z.trim(), z.maxLength(MAX_PROBLEM_PARTS, 'textTooLong'))),
}

export const Problem = z.strictObject({
  kind: z.enum(problemKinds),
  affected: z.nullable(z.int()),
  which: z.string(),
})
export type Problem = z.infer<typeof Problem>

type Reported = Pick<Order, 'orderStatus' | 'serviceType' | 'billing' | 'amount'>

/** The kinds that fit an order; none until delivery. */
export function problemKindsOf({ orderStatus, serviceType, billing, amount }: Reported): ProblemKind[] {
  if (orderStatus !== 'success') return []
  const fits = {
    'not-as-described': true,
    missing: billing === 'unit' && amount > 1,
    // A run is over once it is delivered.
    'stopped-working': serviceType !== 'AUTO_BOT',
    other: true,
  }
  return problemKinds.filter((kind) => fits[kind])
}
