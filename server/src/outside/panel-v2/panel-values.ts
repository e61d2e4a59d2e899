import * as z from 'zod/mini'

const UNREADABLE = '?'

/** Ids and sums come as numbers from some panels and as strings from others. */
export const Id = z.pipe(
  z.union([z.string().check(z.regex(/^[\w-]{1,40}$/)), z.int()]),
  z.transform((it) => String(it)),
)
export const Decimal = z
  .pipe(
    z.union([z.string(), z.number()]),
    z.transform((it) => decimalOf(it)),
  )
  .check(z.refine((it) => it !== UNREADABLE))
/** As a panel writes it: a code, a sign, or a word. */
export const Currency = z.string().check(z.regex(/^[^\p{C}\p{Z}]{1,10}$/u))
export const Count = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.gte(0))]),
  z.transform((it) => Number(it)),
)
export const Flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((it) => it === true || it === 1 || it === '1' || it === 'true'),
)

/** The longest number that is readable, spaces and commas included. */
const LONGEST_NUMBER = 40
/** As many digits as a sum can have, and as many decimals as dong need. */
const plainNumber = /^(-?\d{1,15})(?:\.(\d{1,8})\d*)?$/
/** Several commas, or commas before a point, separate thousands. */
const withThousands = /^-?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/
/** A single comma is a decimal point, unless it may as well separate thousands. */
const withDecimalComma = /^-?(?:0+,\d+|\d+,(?:\d{1,2}|\d{4,}))$/

/** Plain digits, or `?` if ambiguous. Accepts numbers like 1e-7, and strings with spaces and commas. */
function decimalOf(value: string | number): string {
  if (typeof value === 'string' && value.length > LONGEST_NUMBER) return UNREADABLE
  const text = typeof value === 'number' ? value.toFixed(8) : value.replaceAll(/\s/g, '')
  const [, whole, fraction = ''] = plainNumber.exec(withoutCommas(text)) ?? []
  if (whole === undefined) return UNREADABLE
  const digits = fraction.replace(/(?<!0)0+$/, '')
  return digits ? `${whole}.${digits}` : whole
}

function withoutCommas(text: string): string {
  if (withThousands.test(text)) return text.replaceAll(',', '')
  return withDecimalComma.test(text) ? text.replace(',', '.') : text
}

/** The name of a state or a type without the differences between panels. */
export const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/** An unreadable value as text for people. */
export function toJson(it: unknown): string {
  try {
    return JSON.stringify(it) ?? 'nothing'
  } catch {
    // JSON can read deeper nesting than it can write.
    return '…'
  }
}
