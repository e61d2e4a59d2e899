import type { Language } from '@runmart/contract/languages'
import type * as area from './en/partner-area.ts'
import type * as web from './en/web.ts'
import { together } from './together.ts'
import { createTranslator, type Translate } from './translate.ts'

type Words = typeof web & typeof area
export type TranslatePartner = Translate<Words>

/** Loads the words of the web and of the partner's area in one language; only that area needs them. */
export async function loadPartnerTranslations(language: Language): Promise<TranslatePartner> {
  if (language === 'vi')
    return createTranslator<Words>('vi', await together(import('./vi/web.ts'), import('./vi/partner-area.ts')))
  if (language === 'ru')
    return createTranslator<Words>('ru', await together(import('./ru/web.ts'), import('./ru/partner-area.ts')))
  return createTranslator<Words>('en', await together(import('./en/web.ts'), import('./en/partner-area.ts')))
}
