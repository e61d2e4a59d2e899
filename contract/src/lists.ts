import * as z from 'zod/mini'

const number = (pattern: RegExp, fallback: number) =>
  z._default(z.pipe(z.string().check(z.regex(pattern, 'outOfRange')), z.transform(Number)), fallback)

/** The part of a long list: pages from 1; ten rows by default, at most a hundred. */
export const pageQuery = { page: number(/^[1-9]\d{0,5}$/, 1), limit: number(/^([1-9]\d?|100)$/, 10) }
/** The same for lists of operators, who work through hundreds of rows: at most two hundred. */
export const deskPageQuery = { ...pageQuery, limit: number(/^([1-9]\d?|1\d\d|200)$/, 10) }
export type Page = { page: number; limit: number }

/** As long as a link may be: people paste a whole one. */
export const MAX_SEARCHED = 2_000

/** A day from 2000 to 2999. At the ends of the ISO range, the days around it are invalid for PostgreSQL. */
const Day = z.iso.date('invalid').check(z.refine((day) => day.startsWith('2'), 'invalid'))

export const spanQuery = { from: z.optional(Day), to: z.optional(Day) }

export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.strictObject({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() })
}
