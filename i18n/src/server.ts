import type { Language } from '@runmart/contract/accounts'
import * as en from './en/server.ts'
import * as ru from './ru/server.ts'
import * as vi from './vi/server.ts'
import { type KeyOf, type Say, speaker } from './words.ts'

export type ServerKey = KeyOf<typeof en>

const speakers: Record<Language, Say<typeof en>> = {
  en: speaker('en', en),
  vi: speaker<typeof en>('vi', vi),
  ru: speaker<typeof en>('ru', ru),
}

/** The server's voice in one language: API answers and mails. */
export function sayIn(language: Language): Say<typeof en> {
  return speakers[language]
}
