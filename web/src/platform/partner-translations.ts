import type { TranslateOperator } from '@runmart/i18n/operator'
import { loadPartnerTranslations, type TranslatePartner } from '@runmart/i18n/partner-area'
import type { TranslateWeb } from '@runmart/i18n/web'
import { currentTranslations, setTranslationLoader, useTranslations } from './language.tsx'

/** Loads the sentences of the partner's area with those of the web. The back office has them, too: who comes from there keeps its own. */
export async function loadPartnerTranslationsIntoApp(): Promise<void> {
  if (areLoaded()) return
  await setTranslationLoader(
    loadPartnerTranslations as (...args: Parameters<typeof loadPartnerTranslations>) => Promise<TranslateWeb>,
  )
}

/** A sentence that is not loaded is told by its key. */
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
 * Translates for a screen that operators and partners share, where each area names its own sentences alike:
 * ``t(`${area}.deliver`)``. Partners have loaded theirs and what both share; operators have all.
 */
export function useSharedTranslations(): TranslateOperator {
  return useTranslations() as TranslatePartner as TranslateOperator
}
