import { MAX_RESULT_LENGTH } from './bot.ts'

/** Joiners stay: emoji families and Persian words need them. */
const INVISIBLE = /[[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]--[\u200C\u200D]]+/gv

/** One line of plain text within the limit: foreign text must not break a table, a log or a terminal. */
export function plainText(text: string, longest: number = MAX_RESULT_LENGTH): string {
  const plain = text.toWellFormed().replace(INVISIBLE, ' ').trim()
  if (plain.length <= longest) return plain
  return `${plain.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
