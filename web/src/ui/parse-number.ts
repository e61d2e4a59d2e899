import type { Language } from '@runmart/contract/languages'

/** Each language's marks for thousands and for the fraction. */
const marks = { en: [',', '.'], vi: ['.', ','], ru: [' ', ','] } as const satisfies Record<Language, readonly string[]>

/** A number in the language's format as decimal text; null for anything else, never another number. */
export function parseNumber(language: Language, typed: string): string | null {
  const [group, point] = marks[language]
  const [whole = '', fraction, ...more] = typed.trim().replace(/\s/g, ' ').split(point)
  const groups = whole.split(group)
  const isGrouped = groups.every((it, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(it))
  if (more.length > 0 || !(isGrouped || /^\d+$/.test(whole))) return null
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return null
  const digits = groups.join('').replace(/^0+(?=\d)/, '')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

/** Whether the language writes this character between thousands. */
export function isGroupMark(language: Language, character: string): boolean {
  return character.replace(/\s/, ' ') === marks[language][0]
}

/**
 * Decimal text in the language's format, with every digit: `26125.5` → `26,125.5` (en), `26.125,5` (vi), `26 125,5`
 * (ru).
 */
export function formatNumber(language: Language, decimal: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping: 'always' })
  return format.format(decimal as Intl.StringNumericLiteral)
}
