import type { Language } from '@runmart/contract/languages'

/** What people read in a minute. Vietnamese writes syllables apart, Russian says more with a word. */
const wordsAMinute: Record<Language, number> = { en: 220, vi: 280, ru: 180 }

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(language: Language, text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsAMinute[language]))
}
