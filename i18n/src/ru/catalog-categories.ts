import type * as en from '../en/catalog-categories.ts'
import type { TranslatedFeature } from '../translate.ts'

export const serviceCategories = {
  mmo: 'MMO',
  referral: 'Рефералы',
  game: 'Игры',
  telegram: 'Telegram',
  proxy: 'Прокси',
} satisfies TranslatedFeature<'ru', typeof en.serviceCategories>
