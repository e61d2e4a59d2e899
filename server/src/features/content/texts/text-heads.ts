import type { Texts } from '@runmart/contract/content-texts'
import { type Language, languages } from '@runmart/contract/languages'

/** What a list shows of a text. */
export type Head = { title: string; description: string; minutes: number }
/** By the languages in which the text is written. */
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

/** The language in which somebody reads a text: their own; where it is not written in that, English, or what there is. */
export function readingLanguage(heads: Heads, own: Language): Language {
  return [own, ...languages].find((it) => heads[it]) ?? own
}

/** What people read in a minute. Vietnamese writes syllables apart, Russian says more with a word. */
const wordsAMinute: Record<Language, number> = { en: 220, vi: 280, ru: 180 }

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(language: Language, text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsAMinute[language]))
}
