import { loadOperatorTranslations, type TranslateOperator } from '@runmart/i18n/operator'
import type { TranslateWeb } from '@runmart/i18n/web'
import { setTranslationLoader, useTranslations } from './language.tsx'

/** Loads the sentences of the back office with those of the web; customers never do. */
export async function loadOperatorTranslationsIntoApp(): Promise<void> {
  await setTranslationLoader(
    loadOperatorTranslations as (...args: Parameters<typeof loadOperatorTranslations>) => Promise<TranslateWeb>,
  )
}

/** Translates a sentence of the back office, or any of the web: `t('operatorTransfers.assign')`. */
export function useOperatorTranslations(): TranslateOperator {
  return useTranslations() as TranslateOperator
}
