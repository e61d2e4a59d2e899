import * as z from 'zod/mini'
import { Time } from './endpoint.ts'
import { Dong } from './money.ts'

const claimOutcomes = ['replaced', 'refunded', 'refused'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

export const claimStatuses = ['waiting', ...claimOutcomes] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** Whose turn it is while a claim waits: the shop's, the supplier's or the partner's. */
export const claimTurns = ['shop', 'supplier', 'partner'] as const
export type ClaimTurn = (typeof claimTurns)[number]

export const WarrantyClaim = z.strictObject({
  id: z.string(),
  status: z.enum(claimStatuses),
  /** The claimed items; empty if the order has none. */
  items: z.array(z.string()),
  /** How many items, units or days it covers. */
  amount: z.int(),
  text: z.string(),
  claimedAt: Time,
  decidedAt: z.nullable(Time),
  refunded: Dong,
  /** The replacement, or the reason of a refund or refusal. */
  reason: z.nullable(z.string()),
  /** It waits while the supplier refills the order. */
  isRefilling: z.boolean(),
})
export type WarrantyClaim = z.infer<typeof WarrantyClaim>
