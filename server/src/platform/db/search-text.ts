import { toLatinText } from '@runmart/contract/latin-text'
import { containsPattern } from './contains-pattern.ts'
import type { Reader } from './reader.ts'
import { allOf, type Sql, sql } from './sql.ts'

/** A longer text is found only by its beginning. */
const MAX_LENGTH = 20_000

/**
 * Words for a column `search_text`: folded, in Latin letters. Trigrams consist of letters, and a database in the C
 * locale knows only Latin ones; so “ivanov” also finds Иванов.
 */
export function toSearchText(texts: readonly (string | null)[]): string {
  return toLatinText(texts.filter(Boolean).join('\n').slice(0, MAX_LENGTH))
}

/** A phone number's digits without separators, country code or leading zero. */
export function phoneDigits(text: string): string | null {
  if (!/^\+?[\d\s().-]{6,24}$/.test(text)) return null
  return text.replace(/\D/g, '').replace(/^(84|0)/, '')
}

/** The typed words; the database stores a Telegram name without its @. */
const wordsOf = (typed: string) =>
  typed
    .split(/\s+/)
    .map((word) => word.replace(/^@+/, ''))
    .filter(Boolean)

/**
 * Possible readings of typed text, each as words that a text must all contain. Digits with separators may be a phone
 * number in any format, or literal: a proxy's address, a date, a sum.
 */
export function searchReadings(typed: string): string[][] {
  const digits = phoneDigits(typed.trim())
  if (digits) return /\D/.test(typed.trim()) ? [[digits], [toSearchText([typed.trim()])]] : [[digits]]
  const words = wordsOf(toSearchText([typed]))
  return words.length > 0 ? [words] : []
}

/** Whether a folded text contains every word of one reading. */
export const holdsReading = (folded: string, readings: readonly string[][]): boolean =>
  readings.some((words) => words.every((word) => folded.includes(word)))

/** Whether a trigram index can find the typed text: it needs three letters or digits in a row. */
export function hasTrigrams(typed: string): boolean {
  return searchReadings(typed).some((words) => words.some((word) => /[a-z0-9]{3}/.test(word)))
}

/** A condition: a folded column contains the typed text. */
export const holdsFolded = (column: Sql, typed: string): Sql<boolean> => holdsAny(column, searchReadings(typed))

/** A condition: a folded column contains every word of one reading. */
export function holdsAny(column: Sql, readings: readonly (readonly string[])[]): Sql<boolean> {
  const holds = (words: readonly string[]) => allOf(words.map((word) => sql`${column} like ${containsPattern(word)}`))
  const any = readings.reduce<Sql>((any, words) => sql`${any} or (${holds(words)})`, sql`false`)
  return sql`(${any})`
}

/** A condition: a folded column contains every typed word; it compares unfolded rows as they are. */
export function holdsTyped(column: Sql, unfolded: Sql, typed: string): Sql<boolean> {
  if (searchReadings(typed).length === 0) return sql`false`
  const asWritten = wordsOf(typed).map((word) => sql`${unfolded} ilike ${containsPattern(word)}`)
  return sql`(${holdsFolded(column, typed)} or (${column} is null and ${allOf(asWritten)}))`
}

/** Whether PostgreSQL has the extension for fast text search. */
export async function isSearchIndexed(reader: Reader): Promise<boolean> {
  const found = await reader.find(sql`select from pg_extension where extname = 'pg_trgm'`)
  return found !== null
}
