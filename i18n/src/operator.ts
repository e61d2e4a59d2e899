import type { Language } from '@runmart/contract/languages'
import type * as office from './en/operator.ts'
import type * as web from './en/web.ts'
import { together } from './together.ts'
import { createTranslator, type Translate } from './translate.ts'

type Words = typeof web & typeof office
export type TranslateOperator = Translate<Words>

/** Loads the words of the web and of the back office in one language; only the back office needs them. */
export async function loadOperatorTranslations(language: Language): Promise<TranslateOperator> {
  if (language === 'vi')
    return createTranslator<Words>('vi', await together(import('./vi/web.ts'), import('./vi/operator.ts')))
  if (language === 'ru')
    return createTranslator<Words>('ru', await together(import('./ru/web.ts'), import('./ru/operator.ts')))
  return createTranslator<Words>('en', await together(import('./en/web.ts'), import('./en/operator.ts')))
}
