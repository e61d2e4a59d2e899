import type { Language } from '@runmart/contract/accounts'
import type * as en from './en/web.ts'
import { type KeyOf, type Say, speaker } from './words.ts'

export type WebKey = KeyOf<typeof en>
export type SayWeb = Say<typeof en>

/** Fetches one language's words, each in its own file, and gives back its voice. */
export async function loadWebWords(language: Language): Promise<SayWeb> {
  if (language === 'vi') return speaker<typeof en>('vi', await import('./vi/web.ts'))
  if (language === 'ru') return speaker<typeof en>('ru', await import('./ru/web.ts'))
  return speaker<typeof en>('en', await import('./en/web.ts'))
}
