import type { Language } from '@runmart/contract/languages'
import type { ProposalDraft } from '@runmart/contract/partners-services'
import type { TranslatePartner } from '@runmart/i18n/partner-area'
import type { TranslateWeb } from '@runmart/i18n/web'
import { priceText } from '#features/catalog/index.ts'

/** The price of a proposed service with its unit, as customers read it. */
export function draftPrice(
  t: TranslatePartner,
  language: Language,
  { price, billing, unit }: Pick<ProposalDraft, 'price' | 'billing' | 'unit'>,
): string {
  return priceText(t as TranslateWeb, language, { price, unit: billing === 'day' ? 'day' : unit })
}
