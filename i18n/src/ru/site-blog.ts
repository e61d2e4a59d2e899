import type { blog as en } from '../en/site-blog.ts'
import type { TranslatedFeature } from '../translate.ts'

export const blog = {
  title: 'Блог',
  description: 'Как работает Runmart: пополнения, возвраты, файлы для ботов, изоляция и учёт — с примерами.',
  lead: 'Как устроен магазин, с примерами.',
  minutes: {
    one: '{count} мин чтения',
    few: '{count} мин чтения',
    many: '{count} мин чтения',
    other: '{count} мин чтения',
  },
  path: 'Навигация',
  others: 'Другие статьи',
  newer: 'Новее',
  older: 'Раньше',
  endTitle: 'Убедитесь сами',
  endText: 'Аккаунт бесплатный, и цену вы видите до оплаты.',
  endServices: 'Услуги и цены',
} satisfies TranslatedFeature<'ru', typeof en>
