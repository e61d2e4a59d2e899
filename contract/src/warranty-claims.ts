import * as z from 'zod/mini'
import { Time } from './endpoint.ts'
import { Dong } from './money.ts'

/** What a claim can end with. */
const claimOutcomes = ['replaced', 'refunded', 'refused'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

export const claimStatuses = ['waiting', ...claimOutcomes] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** Whose turn it is while a claim waits: the shop's, or that of whoever provides the order. */
export const claimTurns = ['shop', 'supplier', 'partner'] as const
export type ClaimTurn = (typeof claimTurns)[number]

/** A claim as its customer sees it. */
export const WarrantyClaim = z.strictObject({
  id: z.string(),
  status: z.enum(claimStatuses),
  /** The items it is about; none where the order has none. */
  items: z.array(z.string()),
  /** How many items, units or days it is about. */
  amount: z.int(),
  text: z.string(),
  claimedAt: Time,
  decidedAt: z.nullable(Time),
  /** What went back to the balance. */
  refunded: Dong,
  /** What was delivered again, or why it was refunded or refused. */
  reason: z.nullable(z.string()),
  /** It waits, and whoever delivered it is filling it up again. */
  isRefilling: z.boolean(),
})
export type WarrantyClaim = z.infer<typeof WarrantyClaim>
