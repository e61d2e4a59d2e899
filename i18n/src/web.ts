import type { Language } from '@runmart/contract/languages'
import type * as en from './en/web.ts'
import { createTranslator, type KeyOf, type Translate } from './translate.ts'

export type WebKey = KeyOf<typeof en>
export type TranslateWeb = Translate<typeof en>

/** Loads all words of one language, each language in its own file. */
export async function loadWebTranslations(language: Language): Promise<TranslateWeb> {
  if (language === 'vi') return createTranslator<typeof en>('vi', await import('./vi/web.ts'))
  if (language === 'ru') return createTranslator<typeof en>('ru', await import('./ru/web.ts'))
  return createTranslator<typeof en>('en', await import('./en/web.ts'))
}

/**
 * Only the words of the frame and the dashboard, where most users arrive. It need not wait for those of other screens.
 */
export async function loadFirstScreenTranslations(language: Language): Promise<TranslateWeb> {
  if (language === 'vi') return createTranslator('vi', await import('./vi/first-screen.ts')) as TranslateWeb
  if (language === 'ru') return createTranslator('ru', await import('./ru/first-screen.ts')) as TranslateWeb
  return createTranslator('en', await import('./en/first-screen.ts')) as TranslateWeb
}

/** Only the words of the signed-out pages: a first page need not wait for the rest. */
export async function loadSignedOutTranslations(language: Language): Promise<TranslateWeb> {
  if (language === 'vi') return createTranslator('vi', await import('./vi/signed-out.ts')) as TranslateWeb
  if (language === 'ru') return createTranslator('ru', await import('./ru/signed-out.ts')) as TranslateWeb
  return createTranslator('en', await import('./en/signed-out.ts')) as TranslateWeb
}
