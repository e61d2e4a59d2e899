import * as z from 'zod/mini'
import { Id } from './endpoint.ts'
import { Dong } from './money.ts'
import { requiredText } from './required-text.ts'
import { wholeDong, wholeNumber } from './whole-number.ts'

export const MAX_CLAIM_TEXT = 1_000
/** As many items as an order can have. */
const MAX_ITEMS = 10_000

/** The broken part of an order: these items, or a number if the order has none. */
export const NewClaim = z.strictObject({
  items: z.optional(z.array(Id).check(z.minLength(1, 'required'), z.maxLength(MAX_ITEMS, 'outOfRange'))),
  missing: z.optional(wholeNumber(1, 1_000_000)),
  text: requiredText(MAX_CLAIM_TEXT),
})
export type NewClaim = z.infer<typeof NewClaim>

const Reason = requiredText(300)

/** The replacement in words for the customer; items from stock need none. */
export const ClaimReplacement = z.strictObject({ text: z.optional(Reason) })
export const ClaimRefund = z.strictObject({
  amount: wholeDong(1, 10_000_000_000),
  /** The `mostRefund` that the operator saw: if it differs now, the server refunds nothing. */
  acceptRefund: z.optional(Dong),
  reason: Reason,
})
export const ClaimRefusal = z.strictObject({ reason: Reason })
