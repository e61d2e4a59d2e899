import type { Service } from '@runmart/contract/catalog'
import type { Language } from '@runmart/contract/languages'
import type { TranslateWeb } from '@runmart/i18n/web'
import { moneyText } from '#ui/money-text.ts'

type Priced = Pick<Service, 'price' | 'unit'>

/** A price with its unit: `15 ₫ per line`, `20,000 ₫ per day`. */
export function priceText(t: TranslateWeb, language: Language, { price, unit }: Priced): string {
  return `${moneyText(language, price)} ${t(`serviceUnits.${unit}`)}`
}
