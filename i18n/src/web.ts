import type { Language } from '@runmart/contract/languages'
import type * as en from './en/web.ts'
import { type KeyOf, type Say, speaker } from './words.ts'

export type WebKey = KeyOf<typeof en>
export type SayWeb = Say<typeof en>

/** Fetches all words of one language, each language in its own file, and gives back its voice. */
export async function loadWebWords(language: Language): Promise<SayWeb> {
  if (language === 'vi') return speaker<typeof en>('vi', await import('./vi/web.ts'))
  if (language === 'ru') return speaker<typeof en>('ru', await import('./ru/web.ts'))
  return speaker<typeof en>('en', await import('./en/web.ts'))
}

/** The same voice with only the words that are needed before anybody is signed in: a first page need not wait for the rest. */
export async function loadEntryWords(language: Language): Promise<SayWeb> {
  if (language === 'vi') return speaker('vi', await import('./vi/entry.ts')) as SayWeb
  if (language === 'ru') return speaker('ru', await import('./ru/entry.ts')) as SayWeb
  return speaker('en', await import('./en/entry.ts')) as SayWeb
}
