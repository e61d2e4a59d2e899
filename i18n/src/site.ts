import type { Language } from '@runmart/contract/accounts'
import * as en from './en/site.ts'
import * as ru from './ru/site.ts'
import { createTranslator, type Translate } from './translate.ts'
import * as vi from './vi/site.ts'

export type TranslateSite = Translate<typeof en>

/** The sentences of public pages. The build renders them, so browsers never load these words. */
export const siteTranslations: Record<Language, TranslateSite> = {
  en: createTranslator('en', en),
  vi: createTranslator<typeof en>('vi', vi),
  ru: createTranslator<typeof en>('ru', ru),
}
