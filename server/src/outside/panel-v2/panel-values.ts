import * as z from 'zod/mini'

/** Ids and sums come as numbers from some panels and as strings from others. */
export const Id = z.pipe(
  z.union([z.string().check(z.regex(/^[\w-]{1,40}$/)), z.int()]),
  z.transform((it) => String(it)),
)
export const Decimal = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((it) => decimalOf(it)),
)
export const Count = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.gte(0))]),
  z.transform((it) => Number(it)),
)
export const Flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((it) => it === true || it === 1 || it === '1' || it === 'true'),
)

/** Longer than any sum, with its spaces and with digits that nobody pays. */
const LONGEST_DECIMAL = 60

/** Plain digits: a number may be written as 1e-7, and a string with spaces or a comma for thousands. Ends after 12 decimals. */
function decimalOf(value: string | number): string {
  if (typeof value === 'string' && value.length > LONGEST_DECIMAL) return '?'
  const text = typeof value === 'number' ? value.toFixed(8) : value.replaceAll(/[\s,]/g, '')
  const [, whole, decimals = ''] = /^(-?\d{1,15})(?:\.(\d{1,12})\d*)?$/.exec(text) ?? []
  if (whole === undefined) return '?'
  const fraction = decimals.replace(/(?<!0)0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/** The name of a state or a type without what panels write differently. */
export const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/** What was not understood, for people. */
export const toJson = (it: unknown) => JSON.stringify(it) ?? 'nothing'
