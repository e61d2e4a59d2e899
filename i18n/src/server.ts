import type { Language } from '@runmart/contract/accounts'
import * as en from './en/server.ts'
import * as ru from './ru/server.ts'
import { createTranslator, type KeyOf, type Translate } from './translate.ts'
import * as vi from './vi/server.ts'

export type ServerKey = KeyOf<typeof en>

const words = { en, vi, ru }
const translators: Partial<Record<Language, Translate<typeof en>>> = {}

export function translator(language: Language): Translate<typeof en> {
  // Created on first use: plural and number rules of three languages cost 20 ms and 7 MB.
  translators[language] ??= createTranslator<typeof en>(language, words[language])
  return translators[language]
}
