import { LONGEST_RESULT } from './bot.ts'

/** One line of plain text within the limit: what strangers wrote must not break a table, a log or a terminal. */
export function plainText(text: string, longest: number = LONGEST_RESULT): string {
  const plain = text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
  if (plain.length <= longest) return plain
  return `${plain.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
