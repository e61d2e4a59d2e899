import type { Match, MatchField } from '@runmart/contract/search-operator'
import { holdsReading, searchReadings, toSearchText } from '#platform/db/search-text.ts'

type Text = { field: MatchField; text: string }

const LONGEST = 120
const BEFORE = 30

/** Which of these texts was meant by what was typed: the first that holds all of it, else the first that holds some. */
export function matchOf(texts: readonly Text[], typed: string): Match | null {
  const readings = searchReadings(typed)
  const words = readings.flat()
  const folded = (it: Text) => toSearchText(spellings(it))
  const found =
    texts.find((it) => holdsReading(folded(it), readings)) ??
    texts.find((it) => words.some((word) => folded(it).includes(word)))
  return found ? { field: found.field, text: shorten(found.text, words) } : null
}

/** A text as it is written, and without the signs that people leave out. */
function spellings({ field, text }: Text): string[] {
  if (field === 'phone' || field === 'contact') return [text, text.replace(/\D/g, '')]
  return field === 'code' ? [text, text.replaceAll('-', '')] : [text]
}

/** A long text is cut to what is around the first word that it holds. */
function shorten(text: string, words: readonly string[]): string {
  if (text.length <= LONGEST) return text
  const at = words.map((word) => toSearchText([text]).indexOf(word)).find((it) => it >= 0) ?? 0
  const begin = Math.max(0, at - BEFORE)
  const end = begin + LONGEST
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end).trim()}${end < text.length ? '…' : ''}`
}
