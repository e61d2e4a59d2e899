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

/** The longest number that is looked at, spaces and commas included. */
const LONGEST_NUMBER = 40
/** Of so many digits, and as many as dong need behind the point. */
const plainNumber = /^(-?\d{1,15})(?:\.(\d{1,8})\d*)?$/
/** Commas between thousands are commas between thousands where there are several, or a point follows. */
const withThousands = /^-?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/
/** One comma is a decimal point, unless it may as well be one between thousands. */
const withDecimalComma = /^-?(?:0+,\d+|\d+,(?:\d{1,2}|\d{4,}))$/

/** Plain digits; `?` where nobody can tell. A number may be written as 1e-7, and a string with spaces and commas. */
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

/** The name of a state or a type without what panels write differently. */
export const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '')

/** What was not understood, for people. */
export function toJson(it: unknown): string {
  try {
    return JSON.stringify(it) ?? 'nothing'
  } catch {
    // What nests deeply is read, but not written.
    return '…'
  }
}
