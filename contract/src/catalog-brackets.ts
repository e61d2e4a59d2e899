import * as z from 'zod/mini'
import { Dong } from './money.ts'
import { wholeDong, wholeNumber } from './whole-number.ts'

export const MAX_BRACKETS = 10

/** From this amount on, the price of each unit (or day) of the whole amount. */
export const Bracket = z.strictObject({ from: z.int(), price: Dong })
export type Bracket = z.infer<typeof Bracket>

/** Brackets as operators write them: rising amounts. */
export const BracketDrafts = z
  .array(z.strictObject({ from: wholeNumber(2, 1_000_000), price: wholeDong(0, 1_000_000_000) }))
  .check(
    z.maxLength(MAX_BRACKETS, 'outOfRange'),
    z.refine((it) => it.every(({ from }, at) => from > (it[at - 1]?.from ?? 0)), { error: 'notRising' }),
  )

type Priced = { price: number; brackets?: readonly Bracket[] | undefined }

/** The unit price for this amount. The database uses the same rule: `orders.price`. */
export function unitPrice({ price, brackets = [] }: Priced, amount: number): number {
  return brackets.findLast(({ from }) => amount >= from)?.price ?? price
}
