import * as z from 'zod/mini'

/** Whole Vietnamese dong. Never a fraction, never beyond what a JSON number holds exactly. */
export const Dong = z.int()
export type Dong = z.infer<typeof Dong>

/** A sum or rate that moves by more than this share is asked about again: a wrong mark or a digit too many moves it further. */
export const MAX_MOVE = 0.2

export function movesFar(before: number, after: number): boolean {
  return Math.abs(after - before) > before * MAX_MOVE
}

/** Cumulative deposits and the percent they take off every referral order. */
export const DiscountTier = z.strictObject({ deposit: Dong, discount: z.int() })
export type DiscountTier = z.infer<typeof DiscountTier>

/** The percent a customer's cumulative deposits have earned, by the shop's tiers, lowest first. */
export function tierDiscount(tiers: readonly DiscountTier[], totalDeposit: Dong): number {
  return tiers.findLast((tier) => totalDeposit >= tier.deposit)?.discount ?? 0
}

/** The part of an amount that belongs to `part` of `whole`, rounded down; exact, however large. */
export function shareOf(amount: Dong, part: number, whole: number): Dong {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}
