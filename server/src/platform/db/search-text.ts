import { toLatinText } from '@runmart/contract/latin-text'
import { containsPattern } from './contains-pattern.ts'
import type { Reader } from './reader.ts'
import { allOf, type Sql, sql } from './sql.ts'

/** Longer texts are found by their beginning. */
const MAX_LENGTH = 20_000

/**
 * Words as a column `search_text` holds them: folded, and in Latin letters. Trigrams are made of letters, and a database in
 * the C locale knows no others; so “ivanov” also finds Иванов.
 */
export function toSearchText(texts: readonly (string | null)[]): string {
  return toLatinText(texts.filter(Boolean).join('\n').slice(0, MAX_LENGTH))
}

/** A phone number without what people write between its digits, and without the country or the zero before it. */
export function phoneDigits(text: string): string | null {
  if (!/^\+?[\d\s().-]{6,24}$/.test(text)) return null
  return text.replace(/\D/g, '').replace(/^(84|0)/, '')
}

/** The words as they are typed; a name on Telegram is stored without its @. */
const wordsOf = (typed: string) =>
  typed
    .split(/\s+/)
    .map((word) => word.replace(/^@+/, ''))
    .filter(Boolean)

/**
 * What may be meant by what was typed, each as words that a text must all hold. Digits with signs between them may be a phone
 * number, in whatever way somebody wrote it, or just that: the address of a proxy, a date, a sum.
 */
export function searchReadings(typed: string): string[][] {
  const digits = phoneDigits(typed.trim())
  if (digits) return /\D/.test(typed.trim()) ? [[digits], [toSearchText([typed.trim()])]] : [[digits]]
  const words = wordsOf(toSearchText([typed]))
  return words.length > 0 ? [words] : []
}

/** Whether a folded text holds every word of one reading. */
export const holdsReading = (folded: string, readings: readonly string[][]): boolean =>
  readings.some((words) => words.every((word) => folded.includes(word)))

/** Whether an index of trigrams can find what is typed: three letters or digits in a row. */
export function hasTrigrams(typed: string): boolean {
  return searchReadings(typed).some((words) => words.some((word) => /[a-z0-9]{3}/.test(word)))
}

/** That a folded column holds what was typed. */
export const holdsFolded = (column: Sql, typed: string): Sql<boolean> => holdsAny(column, searchReadings(typed))

/** That a folded column holds every word of one reading. */
export function holdsAny(column: Sql, readings: readonly (readonly string[])[]): Sql<boolean> {
  const holds = (words: readonly string[]) => allOf(words.map((word) => sql`${column} like ${containsPattern(word)}`))
  const any = readings.reduce<Sql>((any, words) => sql`${any} or (${holds(words)})`, sql`false`)
  return sql`(${any})`
}

/** That a folded column holds every typed word; what is not folded yet is compared as it is written. */
export function holdsTyped(column: Sql, unfolded: Sql, typed: string): Sql<boolean> {
  if (searchReadings(typed).length === 0) return sql`false`
  const asWritten = wordsOf(typed).map((word) => sql`${unfolded} ilike ${containsPattern(word)}`)
  return sql`(${holdsFolded(column, typed)} or (${column} is null and ${allOf(asWritten)}))`
}

/** Whether PostgreSQL has what makes searching for words quick. */
export async function isSearchIndexed(reader: Reader): Promise<boolean> {
  const found = await reader.find(sql`select from pg_extension where extname = 'pg_trgm'`)
  return found !== null
}
