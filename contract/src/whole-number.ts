import * as z from 'zod/mini'
import { type OutOfRange, outOfRange, rangeWord } from './out-of-range.ts'

/** A whole number between two, both included. */
export const wholeNumber = (least: number, most: number) => between(least, most, outOfRange(least, most))

/** A sum of dong between two, both included. */
export const wholeDong = (least: number, most: number) => between(least, most, outOfRange(least, most, 'dong'))

/** A whole percentage between two, both included. */
export const wholePercent = (least: number, most: number) => between(least, most, outOfRange(least, most, 'percent'))

/** A whole number whose limits people read in another unit. */
export function between(least: number, most: number, range: OutOfRange) {
  const word = rangeWord(range)
  return z.int('wholeNumber').check(z.gte(least, word), z.lte(most, word))
}
