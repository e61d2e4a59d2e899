import type { TranslateOperator } from '@runmart/i18n/operator'
import { loadPartnerTranslations, type TranslatePartner } from '@runmart/i18n/partner-area'
import type { TranslateWeb } from '@runmart/i18n/web'
import { currentTranslations, setTranslationLoader, useTranslations } from './language.tsx'

/**
 * Loads the sentences of the partner area with those of the web. The back office includes them, so operators keep
 * theirs.
 */
export async function loadPartnerTranslationsIntoApp(): Promise<void> {
  if (areLoaded()) return
  await setTranslationLoader(
    loadPartnerTranslations as (...args: Parameters<typeof loadPartnerTranslations>) => Promise<TranslateWeb>,
  )
}

/** A missing sentence shows its key. */
function areLoaded(): boolean {
  try {
    return (currentTranslations().t as TranslatePartner)('partner.area') !== 'partner.area'
  } catch {
    return false
  }
}

/** Translates a sentence of the partner's area, or any of the web: `t('partner.area')`. */
export function usePartnerTranslations(): TranslatePartner {
  return useTranslations() as TranslatePartner
}

/**
 * Translates a screen that operators and partners share. Each area uses the same names for its sentences:
 * ``t(`${area}.deliver`)``. Partners load theirs and the shared ones; operators load all.
 */
export function useSharedTranslations(): TranslateOperator {
  return useTranslations() as TranslatePartner as TranslateOperator
}
