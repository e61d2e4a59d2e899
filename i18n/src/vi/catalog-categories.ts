import type * as en from '../en/catalog-categories.ts'
import type { TranslatedFeature } from '../translate.ts'

export const serviceCategories = {
  mmo: 'MMO',
  referral: 'Giới thiệu',
  game: 'Trò chơi',
  telegram: 'Telegram',
  proxy: 'Proxy',
} satisfies TranslatedFeature<'vi', typeof en.serviceCategories>
