import * as z from 'zod/mini'

/** A whole number between two, both included. */
export const wholeNumber = (least: number, most: number) =>
  z.int('wholeNumber').check(z.gte(least, 'outOfRange'), z.lte(most, 'outOfRange'))
