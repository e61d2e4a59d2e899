import type { Language } from '@runmart/contract/accounts'
import * as en from './en/server.ts'
import * as ru from './ru/server.ts'
import { createTranslator, type KeyOf, type Translate } from './translate.ts'
import * as vi from './vi/server.ts'

export type ServerKey = KeyOf<typeof en>

const translators: Record<Language, Translate<typeof en>> = {
  en: createTranslator('en', en),
  vi: createTranslator<typeof en>('vi', vi),
  ru: createTranslator<typeof en>('ru', ru),
}

/** The translations of API answers and mails in one language. */
export function translator(language: Language): Translate<typeof en> {
  return translators[language]
}
