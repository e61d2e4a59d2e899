import type { Language } from '@runmart/contract/accounts'
import * as en from './en/server.ts'
import * as ru from './ru/server.ts'
import { createTranslator, type KeyOf, type Translate } from './translate.ts'
import * as vi from './vi/server.ts'

export type ServerKey = KeyOf<typeof en>

const speakers: Record<Language, Translate<typeof en>> = {
  en: createTranslator('en', en),
  vi: createTranslator<typeof en>('vi', vi),
  ru: createTranslator<typeof en>('ru', ru),
}

/** The server's voice in one language: API answers and mails. */
export function translator(language: Language): Translate<typeof en> {
  return speakers[language]
}
