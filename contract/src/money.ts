import * as z from 'zod/mini'

/** Whole Vietnamese dong: never a fraction, never more than a JSON number holds exactly. */
export const Dong = z.int()
export type Dong = z.infer<typeof Dong>

/**
 * The form asks again about a sum or rate that moves by more than this share. A misplaced decimal mark or an extra
 * digit moves it further.
 */
export const MAX_MOVE = 0.2

export function movesFar(before: number, after: number): boolean {
  return Math.abs(after - before) > before * MAX_MOVE
}

/** Cumulative deposits and the percent they take off every referral order. */
export const DiscountTier = z.strictObject({ deposit: Dong, discount: z.int() })
export type DiscountTier = z.infer<typeof DiscountTier>

/** The percent for a customer's cumulative deposits, by the shop's tiers, lowest first. */
export function tierDiscount(tiers: readonly DiscountTier[], totalDeposit: Dong): number {
  return tiers.findLast((tier) => totalDeposit >= tier.deposit)?.discount ?? 0
}

type Code = { kind: 'percent' | 'fixed'; value: number }

/** A subtotal less a tier's percent, then less a code; each step rounds what is left down. The database does the same: `orders.price`. */
export function discountedTotal(subtotal: bigint, tierPercent: number, code: Code | null): bigint {
  const rest = (subtotal * BigInt(100 - tierPercent)) / 100n
  if (!code) return rest
  if (code.kind === 'percent') return (rest * BigInt(100 - code.value)) / 100n
  return rest > BigInt(code.value) ? rest - BigInt(code.value) : 0n
}

/** The part of an amount in the ratio `part` to `whole`, rounded down; exact for large amounts. */
export function shareOf(amount: Dong, part: number, whole: number): Dong {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}
