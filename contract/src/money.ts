import * as z from 'zod/mini'

/** Whole Vietnamese dong. Never a fraction, never beyond what a JSON number holds exactly. */
export const Dong = z.int()
export type Dong = z.infer<typeof Dong>

/** Cumulative deposits and the percent they take off every referral order. Highest first. */
export const discountTiers = [
  { deposit: 50_000_000, discount: 20 },
  { deposit: 25_000_000, discount: 10 },
  { deposit: 10_000_000, discount: 5 },
] as const

/** The percent a customer's cumulative deposits have earned. */
export function tierDiscount(totalDeposit: Dong): number {
  return discountTiers.find((tier) => totalDeposit >= tier.deposit)?.discount ?? 0
}

/** The part of an amount that belongs to `part` of `whole`, rounded down; exact, however large. */
export function shareOf(amount: Dong, part: number, whole: number): Dong {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}
