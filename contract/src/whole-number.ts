import * as z from 'zod/mini'
import { type OutOfRange, outOfRange, rangeWord } from './out-of-range.ts'

export const wholeNumber = (least: number, most: number) => between(least, most, outOfRange(least, most))

export const wholeDong = (least: number, most: number) => between(least, most, outOfRange(least, most, 'dong'))

export const wholePercent = (least: number, most: number) => between(least, most, outOfRange(least, most, 'percent'))

/** A whole number whose limits people read in another unit. */
export function between(least: number, most: number, range: OutOfRange) {
  const word = rangeWord(range)
  return z.int('wholeNumber').check(z.gte(least, word), z.lte(most, word))
}
