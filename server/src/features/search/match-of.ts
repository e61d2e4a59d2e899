import type { Match, MatchField } from '@runmart/contract/search-operator'
import { searchWords, toSearchText } from '#platform/db/search-text.ts'

type Text = { field: MatchField; text: string }

const LONGEST = 120
const BEFORE = 30

/** Which of these texts was meant by what was typed: the first that holds all of it, else the first that holds some. */
export function matchOf(texts: readonly Text[], typed: string): Match | null {
  const words = searchWords(typed)
  const holds = (it: Text, word: string) => toSearchText(spellings(it)).includes(word)
  const found =
    texts.find((it) => words.every((word) => holds(it, word))) ??
    texts.find((it) => words.some((word) => holds(it, word)))
  return found ? { field: found.field, text: shorten(found.text, words) } : null
}

/** A text as it is written, and without the signs that people leave out. */
function spellings({ field, text }: Text): string[] {
  if (field === 'phone' || field === 'contact') return [text, text.replace(/\D/g, '')]
  return field === 'code' ? [text, text.replaceAll('-', '')] : [text]
}

/** A long text is cut to what is around the first word. */
function shorten(text: string, words: readonly string[]): string {
  if (text.length <= LONGEST) return text
  const at = Math.max(0, ...words.slice(0, 1).map((word) => toSearchText([text]).indexOf(word)))
  const begin = Math.max(0, at - BEFORE)
  const end = begin + LONGEST
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end).trim()}${end < text.length ? '…' : ''}`
}
