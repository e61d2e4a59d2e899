import { loadOperatorTranslations, type TranslateOperator } from '@runmart/i18n/operator'
import type { TranslateWeb } from '@runmart/i18n/web'
import { setTranslationLoader, useTranslations } from './language.tsx'

/** Fetches the words of the back office beside those of the web; customers never do. */
export function loadOperatorTranslationsIntoApp(): Promise<void> {
  return setTranslationLoader(
    loadOperatorTranslations as (...asked: Parameters<typeof loadOperatorTranslations>) => Promise<TranslateWeb>,
  )
}

/** Says a sentence of the back office, or any of the web: `say('operatorTransfers.assign')`. */
export function useOperatorTranslations(): TranslateOperator {
  return useTranslations() as TranslateOperator
}
