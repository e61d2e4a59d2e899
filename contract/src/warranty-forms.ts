import * as z from 'zod/mini'
import { Id } from './endpoint.ts'
import { wholeNumber } from './whole-number.ts'

export const MAX_CLAIM_TEXT = 1_000
/** As many items as an order can have. */
const MAX_ITEMS = 10_000

/** What does not work: these items, or so many of an order that has none. */
export const NewClaim = z.strictObject({
  items: z.optional(z.array(Id).check(z.minLength(1, 'required'), z.maxLength(MAX_ITEMS, 'outOfRange'))),
  missing: z.optional(wholeNumber(1, 1_000_000)),
  text: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_CLAIM_TEXT, 'textTooLong')),
})
export type NewClaim = z.infer<typeof NewClaim>
