import type { Texts } from '@runmart/contract/content-texts'
import { type Language, languages } from '@runmart/contract/languages'

/** The parts of a text that a list shows. */
export type Head = { title: string; description: string; minutes: number }
/** By language, for each language that the text has. */
export type Heads = Partial<Record<Language, Head>>

export function headsOf(texts: Texts): Heads {
  const written = languages.filter((it) => texts[it].title && texts[it].body)
  return Object.fromEntries(
    written.map((it) => {
      const { title, description, body } = texts[it]
      return [it, { title, description, minutes: readingMinutes(it, body) }]
    }),
  )
}

/** The language for a reader: their own if the text has it, otherwise English or any other. */
export function readingLanguage(heads: Heads, own: Language): Language {
  return [own, ...languages].find((it) => heads[it]) ?? own
}

/** Words that people read per minute. Vietnamese separates syllables; Russian says more with one word. */
const wordsAMinute: Record<Language, number> = { en: 220, vi: 280, ru: 180 }

/** The reading time in whole minutes. */
export function readingMinutes(language: Language, text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsAMinute[language]))
}
