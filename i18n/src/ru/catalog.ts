import type * as en from '../en/catalog.ts'
import type { TranslatedFeature } from '../translate.ts'

export const serviceCategories = {
  mmo: 'MMO',
  referral: 'Рефералы',
  game: 'Игры',
  telegram: 'Telegram',
  proxy: 'Прокси',
} satisfies TranslatedFeature<'ru', typeof en.serviceCategories>

export const serviceProviders = {
  USER_PROVIDED: 'От пользователя',
  OWNER_PROVIDE: 'От сайта',
  PARTNER_PROVIDED: 'От сайта',
} satisfies TranslatedFeature<'ru', typeof en.serviceProviders>

export const serviceTypes = {
  REFERRAL: 'Выполняют люди',
  AUTO_BOT: 'Выполняет бот',
} satisfies TranslatedFeature<'ru', typeof en.serviceTypes>

export const serviceStates = {
  active: 'В наличии',
  sold_out: 'Распродано',
  maintenance: 'Техработы',
} satisfies TranslatedFeature<'ru', typeof en.serviceStates>

export const services = {
  perUnit: '{price} за шт.',
  perDay: '{price} за день',
  left: {
    one: 'осталось {count}',
    few: 'осталось {count}',
    many: 'осталось {count}',
    other: 'осталось {count}',
  },
  completed: '{percent} выполнено',
  refunded: '{percent} возвратов',
  startsIn: 'старт примерно через {time}',
  measured: 'По завершённым заказам за последние 90 дней',
} satisfies TranslatedFeature<'ru', typeof en.services>
